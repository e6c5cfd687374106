/** What a form begins with: what stands at the table now. */
import type { Picture } from '../generated/api';
import type { Filled } from './forms';

export function beginning(order: string, picture: Picture): Filled {
  const { minimum, maximum, unit, per } = picture.limits;
  switch (order) {
    case 'set-limits':
      return { minimum, maximum, unit, ...(per ? { per } : {}) };
    case 'decide-dispute':
    case 'review-dispute':
    case 'inform-of-complaint': {
      const last = picture.disputes.at(-1);
      return last ? { dispute: String(last.dispute) } : {};
    }
    case 'find-absent':
      return picture.moment.box ? { box: String(picture.moment.box) } : {};
    default:
      return {};
  }
}
