/**
 * Motion: cards come from the shoe and go to the rack, chips from their owner or the float. Nothing waits for it, and what comes is
 * handed to the browser's compositor as a whole, so that a busy page does not stop a card in mid-air.
 */
import { untrack } from 'svelte';
import { cubicIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from './settings.svelte';

const CARD = 420;
const GAP = 150;
const CHIPS = 320;
/** However much there is to deal, the last card leaves the shoe by then. */
const LATEST = 4000;
const EASE_OUT = 'cubic-bezier(0.22, 0.75, 0.3, 1)';

type Landmark = 'shoe' | 'rack' | 'float';
type Attachment = (node: HTMLElement) => void;
interface Way {
  x: number;
  y: number;
}
interface Coming {
  node: HTMLElement;
  order: number;
  way: Way;
}

class Motion {
  /** False until the first picture lies there: what lay there before is not dealt again. */
  ready = false;
  private readonly places: Partial<Record<Landmark, HTMLElement>> = {};
  private together: Coming[] = [];
  /** When the shoe is free again. */
  private free = 0;

  /** Where a landmark stands on this page: `{@attach motion.at('shoe')}`. */
  at(name: Landmark): (node: HTMLElement) => () => void {
    return (node) => {
      this.places[name] = node;
      return () => {
        if (this.places[name] === node) delete this.places[name];
      };
    };
  }

  /** The way from a landmark to where something lies, in pixels; null where nothing moves. */
  way(name: Landmark, node: Element): Way | null {
    const place = this.places[name];
    if (!settings.pace || !this.ready || !place) return null;
    const [from, to] = [place.getBoundingClientRect(), node.getBoundingClientRect()];
    return {
      x: from.left + from.width / 2 - to.left - to.width / 2,
      y: from.top + from.height / 2 - to.top - to.height / 2,
    };
  }

  /** A card is there: of those that come together the lowest order leaves the shoe first. */
  deal(node: HTMLElement, order: number): void {
    const way = this.way('shoe', node);
    if (!way) return;
    this.together.push({ node, order, way });
    if (this.together.length === 1) queueMicrotask(() => this.leave());
  }

  private leave(): void {
    const coming = this.together.sort((a, b) => a.order - b.order);
    this.together = [];
    const [now, gap] = [performance.now(), GAP * settings.pace];
    const begin = Math.max(this.free - now, 0);
    for (const [place, { node, way }] of coming.entries())
      node.animate(
        [
          { transform: `translate(${way.x}px, ${way.y}px) rotate(-35deg)`, opacity: 0 },
          { opacity: 1, offset: 0.15 },
          { transform: 'none', opacity: 1 },
        ],
        {
          delay: Math.min(begin + place * gap, LATEST),
          duration: CARD * settings.pace,
          easing: EASE_OUT,
          fill: 'backwards',
        },
      );
    this.free = now + Math.min(begin + coming.length * gap, LATEST);
  }
}

export const motion = new Motion();

/** A card that comes from the shoe. */
export const dealt =
  (order: number): Attachment =>
  (node) =>
    untrack(() => motion.deal(node, order));

/** A card that is taken up into the rack. */
export function swept(node: Element): TransitionConfig {
  const way = motion.way('rack', node);
  if (!way) return { duration: 0 };
  return {
    duration: CARD * 0.7 * settings.pace,
    easing: cubicIn,
    css: (t, u) =>
      `transform: translate(${way.x * u}px, ${way.y * u}px) rotate(${20 * u}deg); opacity: ${Math.min(t * 3, 1)}`,
  };
}

/** Chips that are put down by their owner, or paid by the dealer out of the float. */
export const staked =
  (from: 'owner' | 'float'): Attachment =>
  (node) =>
    untrack(() => {
      const way = from === 'float' ? motion.way('float', node) : { x: 0, y: 40 };
      const { pace } = settings;
      if (!way || !pace || !motion.ready) return;
      node.animate([{ transform: `translate(${way.x}px, ${way.y}px)`, opacity: 0 }, { opacity: 1, offset: 0.3 }, {}], {
        delay: from === 'float' ? 120 * pace : 0,
        duration: (from === 'float' ? CHIPS * 1.6 : CHIPS) * pace,
        easing: EASE_OUT,
        fill: 'backwards',
      });
    });

/** Chips that their owner takes up. */
export function takenUp(_: Element): TransitionConfig {
  return { duration: CHIPS * 0.7 * settings.pace, css: (t, u) => `transform: translateY(${40 * u}px); opacity: ${t}` };
}

/** Chips that the dealer takes into the float: they are hidden where they lay, and seen going. */
export function takenAway(node: HTMLElement): void {
  const way = motion.way('float', node);
  if (!way) return;
  node.animate(
    [
      { visibility: 'visible', opacity: 1 },
      { visibility: 'visible', opacity: 0.2, transform: `translate(${way.x}px, ${way.y}px)` },
    ],
    { duration: CHIPS * settings.pace, easing: 'ease-in' },
  );
}
