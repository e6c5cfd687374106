/** A replay: the table after each entry, put together from the sections that changed. */
import type { Box, Dealer, Frame, Insurance, Settlement, Shoe, SideWager } from '../generated/api';

/** What lies on the table; the sections of a picture that a replay has. */
export interface Layout {
  moment: { awaits: string; says: string; round: number };
  boxes: Box[];
  wagers: SideWager[];
  dealer: Dealer;
  insurance: Insurance[];
  settlements: Settlement[];
  shoe: Shoe;
}

/**
 * The layout after every frame; sections that did not change are the same object, so nothing is copied. When the cards are taken up they
 * are still shown as they lay: an inspector wants to see what was settled, not an empty felt.
 */
export function layouts(frames: Frame[]): Layout[] {
  let now = {} as Layout;
  return frames.map((frame) => {
    if (frame.event !== 'cards-taken-up') now = { ...now, ...(frame.changes as Partial<Layout>) };
    return now;
  });
}

/** Frames that say something, and those that only belong to a command told elsewhere left out: what a scrubber steps through. */
export const told = (frames: Frame[]): number[] =>
  frames.flatMap((frame, place) => (frame.said || Object.keys(frame.changes).length ? [place] : []));

/** Boxes that anything lies on. */
export const used = (boxes: Box[]): Box[] =>
  boxes.filter((box) => box.hands.length || box.bettors.length || box.side.length);
