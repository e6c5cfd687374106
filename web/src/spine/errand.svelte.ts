/** An errand that an address brings along in its fragment, which a browser sends to nobody and which must not stay in the history. */

const MARK = '#administrator=';

class Errand {
  /** The token of the administrator's one-time link, until it has been used or put away. */
  token = $state('');

  begin(): void {
    addEventListener('hashchange', () => this.read());
    this.read();
  }

  private read(): void {
    if (!location.hash.startsWith(MARK)) return;
    this.token = location.hash.slice(MARK.length);
    history.replaceState(null, '', location.pathname + location.search);
  }
}

export const errand = new Errand();
