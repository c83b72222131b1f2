import { countWords } from '@halyard/shared-contracts/finance';
import type { Visit, VisitEntry } from '@halyard/shared-contracts/wire';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export const storedUntil = ({ stored_until }: Visit): string => day.format(new Date(stored_until));

const accountsOf = (count: number): string => countWords(count, 'account');

export function titleOf({ entries, put_away }: Visit): string {
  const count = entries.reduce((sum, { accounts }) => sum + accounts, 0);
  if (put_away) return 'From before you logged in';
  if (count === 0) return 'Bring along what you entered here?';
  return count === 1
    ? 'Bring the account you added here along?'
    : `Bring the ${count} accounts you added here along?`;
}

export const nameOf = ({ kind, name }: VisitEntry): string =>
  kind === 'other' ? 'Budget, policies, paystubs, answers and chat' : name;

export function detailOf({ kind, accounts }: VisitEntry): string | null {
  if (kind === 'bank') return accountsOf(accounts);
  return kind === 'other' ? 'Where your account has its own, that stays as it is' : null;
}

export const warningOf = ({ duplicate }: VisitEntry): string | null =>
  ({ none: null, similar: 'You have one like it', linked: 'Already connected' })[duplicate];
