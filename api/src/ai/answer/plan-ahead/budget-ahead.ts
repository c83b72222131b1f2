import {
  addDays,
  addMonths,
  type BudgetLine,
  budgetLines,
  budgetMonth,
  type Category,
  daysBetween,
  firstDay,
  type IsoDate,
  type IsoMonth,
  lastDay,
  monthLabel,
  monthOf,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { abs, add, type Cents, divide, sum, ZERO } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import { type AnswerRequest, rowsIn } from '../answer-request';
import { money, number, screen } from '../facts';
import { list, type Part, sentence } from '../parts';
import { EVERYTHING } from '../subject';

const BUDGET = screen('/budget');
const MONTHS = 3;

const sameDay = (month: IsoMonth, today: IsoDate): IsoDate => {
  const day = addDays(firstDay(month), Number(today.slice(8)) - 1);
  return day < lastDay(month) ? day : lastDay(month);
};

/** Averages what was spent on a category after this day of the month in the last three months. */
function usualRest({ financialData }: AnswerRequest, category: Category): Cents {
  const { today } = financialData;
  const subject = { ...EVERYTHING, categories: [category] };
  const spent = Array.from({ length: MONTHS }, (_, at) => {
    const month = addMonths(monthOf(today), -1 - at);
    const period = { from: addDays(sameDay(month, today), 1), to: lastDay(month) };
    return period.from > period.to
      ? ZERO
      : totalSpending(rowsIn({ financialData, subject }, 'spending', period).rows);
  });
  return divide(sum(spent), MONTHS);
}

function ahead(request: AnswerRequest, { category, assigned, spent, remaining }: BudgetLine) {
  const size = money('budget', assigned, BUDGET);
  if (remaining < 0)
    return say`${category} is ${money('over', abs(remaining), BUDGET)} over its budget of ${size} already.`;
  const rest = usualRest(request, category);
  const looks = add(spent, rest) > assigned ? 'may go over' : 'looks to stay within';
  const basis = say`${money('spent', spent, BUDGET)} is spent, and ${money('usual rest', rest, BUDGET)} more was usual after this day of the month.`;
  return say`${category} ${looks} its budget of ${size}: ${basis}`;
}

const leftPerDay = ({ category, remaining }: BudgetLine, days: number): FiguredText =>
  remaining <= 0
    ? say`Nothing is left for ${category} this month.`
    : say`That is ${money('left a day', divide(remaining, days), BUDGET)} a day for ${number('days', 'count', days, BUDGET)} ${days === 1 ? 'day' : 'days'}, today included: ${money('left', remaining, BUDGET)} is left for ${category}.`;

/** Says whether budgets of this month are likely to be exceeded, and what is left for each day. */
export function budgetAhead(request: AnswerRequest): Part[] {
  const { budget, transactions, categories, today } = request.financialData;
  const month = monthOf(today);
  const named = request.subject.categories;
  const all = budgetLines(budgetMonth(budget, transactions, month, categories));
  const lines = all.filter(({ category }) => named.length === 0 || named.includes(category));
  const missing = named.filter((category) => all.every((each) => each.category !== category));
  const without = missing.map((category) =>
    sentence(say`${category} has no budget in ${monthLabel(month)}.`),
  );
  if (lines.length === 0)
    return without.length > 0
      ? without
      : [sentence(say`You have no budget in ${monthLabel(month)}.`)];
  const days = daysBetween(today, lastDay(month)) + 1;
  const texts = lines.map((each) => ahead(request, each));
  return [
    ...(texts.length === 1 ? texts.map(sentence) : [list(texts)]),
    ...(named.length === 0 ? [] : lines.map((each) => sentence(leftPerDay(each, days)))),
    ...without,
    sentence(say`This is an estimate from the last three months.`),
  ];
}
