import { percentOf, sum } from '../../money';
import { countedLiabilities } from '../account/counted';
import { debtTypeFacts } from '../debt/debt-types';
import { ramp, type Scored } from './factor';

/** Owed in percent of the card limits: 10 % or less is best, all of it worst. */
const SCALE = { worst: 100, best: 10 };

/** Use of the credit cards' limits together, 0–100; null without a card whose limit is known. */
export function creditUtilizationScore({ liabilities }: Scored): number | null {
  const cards = countedLiabilities(liabilities).flatMap(({ type, balance, limit }) =>
    debtTypeFacts(type).isCard && limit !== null && limit > 0 ? [{ balance, limit }] : [],
  );
  if (cards.length === 0) return null;
  const owed = sum(cards.map(({ balance }) => balance));
  return ramp(percentOf(owed, sum(cards.map(({ limit }) => limit))), SCALE);
}
