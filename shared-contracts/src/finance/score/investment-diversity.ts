import { typesThat } from '../account/account-types';
import { countedAccounts } from '../account/counted';
import { balanceOfTypes } from '../account/totals';
import type { Scored } from './factor';

const KINDS = typesThat('isInvested');

/** A kind of investment counts once it holds this percent of all invested money. */
const MEANINGFUL_PERCENT = 5;

/** An equal part for each type of investment that holds 5 % or more, 0–100; null without any account. */
export function investmentDiversityScore({ accounts }: Scored): number | null {
  if (countedAccounts(accounts).length === 0) return null;
  const invested = balanceOfTypes(accounts, KINDS);
  const held = KINDS.filter((kind) => {
    const balance = balanceOfTypes(accounts, [kind]);
    return balance > 0 && balance * 100 >= MEANINGFUL_PERCENT * invested;
  });
  return (held.length / KINDS.length) * 100;
}
