import { balanceOfTypes } from '../account/totals';
import { countedAccounts } from '../account/counted';
import type { AccountType } from '../entities';
import type { Scored } from './factor';

const KINDS: readonly AccountType[] = ['brokerage', 'retirement', 'crypto'];

/** A kind of investment counts once it holds this percent of all invested money. */
const MEANINGFUL_PERCENT = 5;

/** A third for each of brokerage, retirement and crypto that holds 5 % or more; null without any account. */
export function investmentDiversityScore({ accounts }: Scored): number | null {
  if (countedAccounts(accounts).length === 0) return null;
  const invested = balanceOfTypes(accounts, KINDS);
  const held = KINDS.filter((kind) => {
    const balance = balanceOfTypes(accounts, [kind]);
    return balance > 0 && balance * 100 >= MEANINGFUL_PERCENT * invested;
  });
  return (held.length / KINDS.length) * 100;
}
