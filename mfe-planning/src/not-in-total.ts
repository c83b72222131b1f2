import {
  type Account,
  countedAccounts,
  countedLiabilities,
  type Liability,
} from '@halyard/shared-contracts/finance';

export type NotInTotalReason =
  | 'closed'
  | 'unknown'
  | 'currency'
  | 'type'
  | 'overdrawn'
  | 'in_credit';

const WORDS: Readonly<Record<NotInTotalReason, string>> = {
  closed: 'Closed, not in the total',
  unknown: 'Balance unknown, not in the total',
  currency: 'Not in US dollars, not in the total',
  type: 'Unknown kind of account, not in the total',
  overdrawn: 'Overdrawn, adds nothing to the total',
  in_credit: 'In credit, adds nothing to the total',
};

export function notInTotalWords(reason: NotInTotalReason): string {
  return WORDS[reason];
}

function uncounted({ closed, balance, currency }: Account | Liability): NotInTotalReason {
  if (closed) return 'closed';
  if (balance === null) return 'unknown';
  return currency === 'USD' ? 'type' : 'currency';
}

export function accountNotInTotal(account: Account): NotInTotalReason | null {
  const [counted] = countedAccounts([account]);
  if (!counted) return uncounted(account);
  return counted.balance < 0 ? 'overdrawn' : null;
}

export function liabilityNotInTotal(liability: Liability): NotInTotalReason | null {
  const [counted] = countedLiabilities([liability]);
  if (!counted) return uncounted(liability);
  return counted.balance < 0 ? 'in_credit' : null;
}
