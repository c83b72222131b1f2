import {
  countedAccounts,
  countedLiabilities,
  monthLabel,
  netWorthParts,
} from '@halyard/shared-contracts/finance';
import { isInvestment } from '@halyard/shared-contracts/long-run';
import { abs, cents, formatUsd, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { holdings, money } from '../facts';
import { list, type Part, sentence } from '../parts';

interface Moving {
  readonly what: string;
  readonly ids: ReadonlySet<string>;
  /** A debt that grows has a smaller part in the net worth. */
  readonly sign: 1 | -1;
  readonly note: string;
}

/** Says how things moved since the month before, if the accounts of that month were stored. */
function movedSince({ financialData }: AnswerRequest, { what, ids, sign, note }: Moving): Part[] {
  if (ids.size === 0) return [sentence(say`You have no ${what} here.`)];
  const before = financialData.netWorthHistory.at(-2);
  const parts = before ? netWorthParts(financialData, before) : null;
  if (!before || !parts)
    return [sentence(say`What your ${what} were worth in the month before is not known.`)];
  const own = parts.filter(({ id }) => ids.has(id));
  const total = cents(sign * sum(own.map(({ change }) => change)));
  const start = `the end of ${monthLabel(before.date)}`;
  if (own.length === 0) return [sentence(say`Your ${what} did not change since ${start}.`)];
  const size = money('change', abs(total), holdings(own.map(({ id }) => id)));
  return [
    sentence(
      total === 0
        ? say`In all, your ${what} did not change since ${start}.`
        : say`Your ${what} ${total > 0 ? 'rose' : 'fell'} by ${size} since ${start}.`,
    ),
    list(
      own.map(
        ({ id, name, change, now }) =>
          say`${name}: ${formatUsd(cents(sign * change), { plus: true })}, now ${money('now', abs(now), holdings([id]))}`,
      ),
    ),
    sentence(say`${note}`),
  ];
}

/** Says how the investment accounts moved since the month before. */
export const investmentsMove = (request: AnswerRequest): Part[] =>
  movedSince(request, {
    what: 'investments',
    ids: new Set(
      countedAccounts(request.financialData.accounts)
        .filter(isInvestment)
        .map(({ id }) => id),
    ),
    sign: 1,
    note: 'Prices and what was put in or taken out are in it together.',
  });

/** Says whether more is owed than in the month before. */
export const debtsMove = (request: AnswerRequest): Part[] =>
  movedSince(request, {
    what: 'debts',
    ids: new Set(countedLiabilities(request.financialData.liabilities).map(({ id }) => id)),
    sign: -1,
    note: 'New purchases, payments, and interest are in it together.',
  });
