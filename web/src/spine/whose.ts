/** Whose business an event is: one's own and the table's, or only somebody else's. */
import type { Picture } from '../generated/api';

interface Told {
  player?: string;
  box?: number;
  /** The number of a hand; -1 is the dealer's. */
  hand?: number;
}

/** What cannot be told apart yet counts as one's own: better a sentence too many. */
export function whoseIs(event: Told, picture: Picture | null, me: string): 'mine' | 'others' {
  if (event.player) return event.player === me ? 'mine' : 'others';
  const boxes = picture?.boxes ?? [];
  const box =
    event.hand !== undefined && event.hand >= 0
      ? boxes.find((each) => each.hands.some((hand) => hand.place === event.hand))
      : boxes.find((each) => each.box === event.box);
  if (!box) return 'mine';
  return box.seat === me || box.bettors.some((each) => each.player === me) ? 'mine' : 'others';
}
