import {
  addMonths,
  type BudgetLine,
  budgetLines,
  budgetMonth,
  type IsoMonth,
  monthLabel,
  monthOf,
} from '@halyard/shared-contracts/finance';
import { abs, sum } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import type { AnswerRequest } from '../answer-request';
import { money, number, screen } from '../facts';
import { inPeriod } from '../period/period-words';
import { list, type Part, sentence } from '../parts';

const BUDGET = screen('/budget');
const USUAL_MONTHS = 12;

/** Returns the months with transactions in the time of the question, or in the last year. */
function monthsOf({ financialData, query, period }: AnswerRequest): IsoMonth[] {
  const { today, transactions } = financialData;
  const oldest = monthOf(transactions.at(-1)?.date ?? today);
  const now = monthOf(today);
  const usual = addMonths(now, 1 - USUAL_MONTHS);
  const asked =
    query.period === null ? usual : period.from === null ? oldest : monthOf(period.from);
  const first = asked < oldest ? oldest : asked;
  const end = query.period === null || period.to === null ? now : monthOf(period.to);
  const last = end > now ? now : end;
  const months: IsoMonth[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

interface Month {
  readonly month: IsoMonth;
  readonly over: readonly BudgetLine[];
}

function overText({ month, over }: Month): FiguredText {
  const names = over.map(({ category }) => category).join(', ');
  const amount = money('over', abs(sum(over.map(({ remaining }) => remaining))), BUDGET);
  return say`${monthLabel(month)}: ${names}, ${amount} over`;
}

/** Lists the months in which a category was over its budget. */
export function monthsOverBudget(request: AnswerRequest): Part[] {
  const { budget, transactions, categories } = request.financialData;
  const named = request.subject.categories;
  const months = monthsOf(request).map((month) => {
    const lines = budgetLines(budgetMonth(budget, transactions, month, categories)).filter(
      ({ category }) => named.length === 0 || named.includes(category),
    );
    return { month, lines, over: lines.filter(({ remaining }) => remaining < 0) };
  });
  const budgeted = months.filter(({ lines }) => lines.length > 0);
  const what = named.length === 0 ? 'a category' : listed(named);
  const first = budgeted[0]?.month;
  const last = budgeted.at(-1)?.month;
  if (!first || !last)
    return [sentence(say`There is no budget for it ${inPeriod(request.period)}.`)];
  const found = budgeted.filter(({ over }) => over.length > 0);
  const count = number('months', 'count', found.length, BUDGET);
  const all = number('all months', 'count', budgeted.length, BUDGET);
  return [
    sentence(
      say`From ${monthLabel(first)} to ${monthLabel(last)}, ${what} was over its budget in ${count} of ${all} months.`,
    ),
    ...(found.length === 0 ? [] : [list(found.toReversed().map(overText))]),
  ];
}
