/** The steps of conditions as a list of gates shows them. */
import type { ConditionsNow } from '../generated/api';
import { said } from './words';

export const gatesOf = ({ steps }: ConditionsNow) =>
  steps.map(({ step, done, says, missing, rule }) => ({
    gate: step,
    done,
    rule,
    says: said.paper.steps_[step] ?? says,
    note: done ? said.paper.done : missing ? said.paper.missing(missing) : said.paper.due,
  }));
