/** The session: who is here, and the one connection that goes with it. */
import type { Me } from '../generated/api';
import { house } from './api';
import { Connection, Refusal, type ConnectionState } from './connection';

const ADDRESS = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

class Session {
  me = $state<Me | null>(null);
  known = $state(false);
  connection = new Connection(ADDRESS);
  state = $state<ConnectionState>('idle');
  /** Commands that wait for an answer, as of the last change of the connection. */
  waiting = $state(0);
  /** Other tabs of this browser, which have the same cookie: whoever comes in or leaves in one does so in all. */
  private readonly tabs = new BroadcastChannel('pitboss.session');

  async begin(): Promise<void> {
    this.connection.watch((state) => {
      this.state = state;
      this.waiting = this.connection.unanswered;
    });
    this.connection.connect();
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.connection.wake(),
    );
    for (const sign of ['online', 'offline', 'pageshow']) addEventListener(sign, () => this.connection.wake());
    setInterval(() => this.connection.tick(), 1000);
    this.tabs.onmessage = () => void this.refresh().then(() => this.connection.renew());
    await this.refresh();
  }

  /** Ask the house who we are: nobody is an answer too. */
  async refresh(): Promise<void> {
    try {
      this.me = await house.me();
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.code === 'offline') return;
      this.me = null;
    } finally {
      this.known = true;
    }
  }

  /** Somebody with an account: whoever has none becomes a guest, in one click. */
  async somebody(): Promise<Me> {
    return this.me ?? (await this.enter(house.guest()));
  }

  async enter(entering: Promise<Me>): Promise<Me> {
    this.me = await entering;
    this.connection.renew();
    this.tabs.postMessage('entered');
    return this.me;
  }

  async leave(): Promise<void> {
    await house.logout();
    this.gone();
  }

  /** The house has ended this session at our own wish. */
  gone(): void {
    this.me = null;
    this.connection.renew();
    this.tabs.postMessage('left');
  }

  get roles(): string[] {
    return this.me?.roles.map((each) => each.role) ?? [];
  }
}

export const session = new Session();
