import {
  type Account,
  countWords,
  type InvestmentHolding,
} from '@halyard/shared-contracts/finance';
import { holdingGain } from '@halyard/shared-contracts/long-run';
import { abs, formatUsd } from '@halyard/shared-contracts/money';

/** An example is "In 3 accounts · worth $1,204 more than what they cost, as far as prices are known". */
export function gainNote(
  accounts: readonly Account[],
  holdings: readonly InvestmentHolding[],
): string {
  const where = `In ${countWords(accounts.length, 'account')}`;
  const gain = holdingGain(accounts, holdings);
  if (gain === null) return where;
  const amount = formatUsd(abs(gain), { decimals: 0 });
  return `${where} · holdings with a known price are worth ${amount} ${gain < 0 ? 'less' : 'more'} than they cost`;
}
