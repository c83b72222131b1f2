import type { Visit, VisitEntry } from '@halyard/shared-contracts/wire';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Until when a visit is stored, such as 'December 20, 2026'. */
export const storedUntil = ({ stored_until }: Visit): string => day.format(new Date(stored_until));

const accountsOf = (count: number): string => (count === 1 ? '1 account' : `${count} accounts`);

/** The question, or the name of what was left for now. */
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

/** What belongs to an entry; null where its name says all. */
export function detailOf({ kind, accounts }: VisitEntry): string | null {
  if (kind === 'bank') return accountsOf(accounts);
  return kind === 'other' ? 'Where your account has its own, that stays as it is' : null;
}

/** What a person should know before an entry comes along; null for one that the account has nothing like. */
export const warningOf = ({ duplicate }: VisitEntry): string | null =>
  ({ none: null, similar: 'You have one like it', linked: 'Already connected' })[duplicate];
