/** Take and pay: what the dealer worked out, held against what the house has. */
import type { Settlement } from '../generated/api';
import { cents } from '../spine/money';

export type Way = 'pay' | 'take' | 'stand';

export interface Reckoned {
  /** What the dealer had, in cents: what is taken counts below nothing. */
  yours: number;
  house: number;
  out: number;
}

/** What a dealer's answer comes to beside the house's figure. */
export function reckon(way: Way, amount: string, settlement: Settlement): Reckoned {
  const size = way === 'stand' || !amount ? 0 : cents(amount);
  const yours = way === 'take' ? -size : size;
  const house = cents(settlement.net);
  return { yours, house, out: Math.abs(yours - house) };
}
