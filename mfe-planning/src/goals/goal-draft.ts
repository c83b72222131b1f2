import { type Cents, toDollars } from '@halyard/shared-contracts/money';
import type {
  GoalAccount,
  GoalFigures,
  GoalInput,
  GoalPromiseInput,
} from '@halyard/shared-contracts/wire';
import { goalDateProblem } from '../form/goal-date-problem';

export type FundingKind = 'none' | 'share' | 'amount';

export interface Funding {
  readonly kind: FundingKind;
  readonly amount: Cents | null;
  /** It is a percentage as the user typed it. */
  readonly percent: string;
}

export interface GoalDraft {
  readonly name: string;
  readonly target: Cents | null;
  /** It is a civil day or ''. */
  readonly date: string;
  readonly funding: Readonly<Record<string, Funding>>;
}

const PERCENT = 100;
const TENTH = 10;
export const NO_FUNDING: Funding = { kind: 'none', amount: null, percent: '' };

export const NEW_GOAL: GoalDraft = { name: '', target: null, date: '', funding: {} };

const percentText = (share: number): string =>
  String(Math.round(share * PERCENT * TENTH * PERCENT) / (TENTH * PERCENT));

export function draftOf({ name, target, date, accounts }: GoalFigures): GoalDraft {
  const funding = accounts.map(({ accountId, share, amount }): [string, Funding] => [
    accountId,
    share === null
      ? { kind: 'amount', amount, percent: '' }
      : { kind: 'share', amount: null, percent: percentText(share) },
  ]);
  return { name, target, date: date ?? '', funding: Object.fromEntries(funding) };
}

/** Returns a share from 0 to 1, or null for other texts. */
function shareOf(percent: string): number | null {
  const share = Number(percent.trim().replace(/%$/, '')) / PERCENT;
  return percent.trim() !== '' && share >= 0 && share <= 1 ? share : null;
}

type Problem = 'name' | 'target' | 'date' | 'funding';

export function draftProblems(
  { name, target, date, funding }: GoalDraft,
  { today, dateBefore = null }: { readonly today: string; readonly dateBefore?: string | null },
): Partial<Record<Problem, string>> {
  const isOpen = Object.values(funding).some(
    ({ kind, amount, percent }) =>
      (kind === 'amount' && (amount === null || amount < 0)) ||
      (kind === 'share' && shareOf(percent) === null),
  );
  const ofDate = goalDateProblem(date, [dateBefore], today);
  return {
    ...(name.trim() === '' ? { name: 'Enter what you save for' } : {}),
    ...(target !== null && target <= 0 ? { target: 'Enter more than zero, or leave it open' } : {}),
    ...(ofDate === null ? {} : { date: ofDate }),
    ...(isOpen ? { funding: 'Enter a share from 0 to 100 %, or an amount' } : {}),
  };
}

function promiseOf(accountId: string, { kind, amount, percent }: Funding): GoalPromiseInput[] {
  const share = shareOf(percent);
  if (kind === 'share' && share !== null) return [{ accountId, share }];
  return kind === 'amount' && amount !== null ? [{ accountId, amount: toDollars(amount) }] : [];
}

/** A removed account can fund no goal. */
export function inputOf(draft: GoalDraft, accounts: readonly GoalAccount[]): GoalInput {
  const { name, target, date, funding } = draft;
  return {
    name: name.trim(),
    target: target === null ? null : toDollars(target),
    date: date === '' ? null : date,
    accounts: accounts.flatMap(({ accountId }) =>
      promiseOf(accountId, funding[accountId] ?? NO_FUNDING),
    ),
  };
}

export const inputOfGoal = ({ name, target, date, accounts }: GoalFigures): GoalInput => ({
  name,
  target: target === null ? null : toDollars(target),
  date,
  accounts: accounts.map(({ accountId, share, amount }) =>
    share === null
      ? { accountId, amount: amount === null ? 0 : toDollars(amount) }
      : { accountId, share },
  ),
});
