/** Where things lie on a felt that is seen from the players' side: box 1 is at the dealer's left, which is on the right. */

export interface Spot {
  x: number;
  y: number;
}

const EDGE = 8.2;

/** The foot of a box in the arc, in hundredths of the width and height; its cards lie above. */
export function boxSpot(box: number, boxes: number): Spot {
  const share = boxes === 1 ? 0.5 : (box - 1) / (boxes - 1);
  const aside = 2 * share - 1;
  return { x: 50 - aside * (50 - EDGE), y: 98.5 - 24 * aside * aside };
}
