/** Forms of orders: what was filled in, as the fields of a command; null while something needed is missing. */
import type { OrderField } from '../generated/api';
import { amount } from '../spine/money';
import { cardsIn } from './typing';

export type Filled = Record<string, string | string[]>;

function valueOf(field: OrderField, given: string | string[]): unknown {
  if (Array.isArray(given)) return field.shape === 'boxes' ? given.map(Number) : given;
  switch (field.shape) {
    case 'money':
      return amount(given) || undefined;
    case 'whole':
    case 'box':
    case 'dispute':
      return /^\d+$/.test(given.trim()) ? Number(given) : undefined;
    case 'cards':
      return cardsIn(given);
    case 'calls':
      return given
        .trim()
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean);
    case 'card':
      return cardsIn(given)[0];
    default:
      return given.trim() || undefined;
  }
}

const isThere = (value: unknown): boolean => value !== undefined && (!Array.isArray(value) || value.length > 0);

/** The fields of a command as far as they were filled in. */
export function filledIn(fields: OrderField[], filled: Filled): Record<string, unknown> | null {
  const made: Record<string, unknown> = {};
  for (const field of fields) {
    const given = filled[field.name];
    const value = given === undefined ? undefined : valueOf(field, given);
    if (isThere(value)) made[field.name] = value;
    else if (field.needed) return null;
  }
  return made;
}
