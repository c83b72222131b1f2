import { cashAccounts } from '@halyard/shared-contracts/finance';
import type { AnswerRequest } from '../answer-request';

/**
 * Returns the accounts that pay bills: the named ones, or else checking and cash accounts, because savings are kept.
 * A user who has only savings pays from them.
 */
export function payingAccounts({ financialData, subject }: AnswerRequest) {
  const named = new Set(subject.holdings.map(({ id }) => id));
  const cash = cashAccounts(financialData.accounts);
  const own = cash.filter(({ id }) => named.has(id));
  const spendable = cash.filter(({ type }) => type !== 'savings');
  return own.length > 0 ? own : spendable.length > 0 ? spendable : cash;
}
