import { monthLabel } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { abs, percentOf, subtract, sum } from '@halyard/shared-contracts/money';
import { type BudgetLineFacts, budgetFacts, budgetLineFacts } from '../../fact/budget-facts';
import type { MoneyFact } from '../../fact/fact';
import { type FiguredText, say } from '../../fact/figured-text';
import { monthPeriod } from '../../understand/time/periods';
import { type AnswerRequest, requestedMonth, rowsIn } from '../answer-request';
import { money, number, screen } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { putAside } from '../spending/put-aside';
import { EVERYTHING } from '../subject';
import { isMonth } from '../period/period-words';

const positive = (fact: MoneyFact): MoneyFact => ({ ...fact, value: abs(fact.value) });

function left(remaining: MoneyFact, assigned: MoneyFact): FiguredText {
  const value: Cents = remaining.value;
  if (value === 0) return say`all of the ${assigned} is spent`;
  return value > 0
    ? say`${remaining} of ${assigned} is left`
    : say`${positive(remaining)} over the ${assigned}`;
}

function ofWhole(remaining: MoneyFact, assigned: MoneyFact, month: string): FiguredText {
  const value: Cents = remaining.value;
  if (value === 0) return say`You spent exactly your budget of ${assigned} for ${month}.`;
  return value > 0
    ? say`You have ${remaining} left of your budget of ${assigned} for ${month}.`
    : say`You are ${positive(remaining)} over your budget of ${assigned} for ${month}.`;
}

const line = ({ category, remaining, assigned }: BudgetLineFacts): FiguredText =>
  say`${category}: ${left(remaining, assigned)}`;

function used(spent: MoneyFact, budgeted: MoneyFact): Part[] {
  if (budgeted.value <= 0) return [];
  const percent = Math.round(percentOf(spent.value, budgeted.value));
  return [sentence(say`${number('used', 'percent', percent, budgeted.query)} of it is used.`)];
}

/** The whole budget is compared with all spending, so spending without a budget explains the difference. */
function unbudgeted(spent: MoneyFact, lines: readonly BudgetLineFacts[]): Part[] {
  const inLines = sum(lines.map((each) => each.spent.value));
  const rest = subtract(spent.value, inLines);
  if (rest <= 0) return [];
  const balance = sum(lines.map(({ remaining }) => remaining.value));
  const size = money('left of the budgeted categories', abs(balance), screen('/budget'));
  return [
    sentence(
      say`${money('without a budget', rest, screen('/budget'))} of it is in categories without a budget. In those with one, ${balance < 0 ? 'you are' : 'you have'} ${size} ${balance < 0 ? 'over' : 'left'}.`,
    ),
  ];
}

function ofCategories(request: AnswerRequest): Part[] {
  const month = requestedMonth(request);
  const lines = budgetLineFacts(request.financialData, month);
  return request.subject.categories.map((category) => {
    const found = lines.find((each) => each.category === category);
    return found
      ? sentence(say`${line(found)} in ${monthLabel(month)}.`)
      : sentence(say`${category} has no budget in ${monthLabel(month)}.`);
  });
}

export function budgetLeft(request: AnswerRequest): Part[] {
  const month = requestedMonth(request);
  const { period, query } = request;
  const isOther = query.period !== null && !isMonth(period);
  const note = isOther
    ? [sentence(say`A budget is for one month. This is ${monthLabel(month)}.`)]
    : [];
  if (request.subject.categories.length > 0) return [...note, ...ofCategories(request)];
  const { spent, budgeted, remaining } = budgetFacts(request.financialData, month);
  if (!budgeted || !remaining)
    return [
      ...note,
      sentence(say`You have no budget in ${monthLabel(month)}. You spent ${spent}.`),
      ...putAside(rowsIn({ ...request, subject: EVERYTHING }, 'spending', monthPeriod(month))),
      link('Set a budget', '/budget'),
    ];
  const lines = budgetLineFacts(request.financialData, month);
  const over = lines.filter((each) => each.remaining.value < 0);
  return [
    ...note,
    sentence(ofWhole(remaining, budgeted, monthLabel(month))),
    ...used(spent, budgeted),
    ...unbudgeted(spent, lines),
    ...(over.length === 0
      ? [sentence(say`No category is over its budget.`)]
      : [sentence(say`Over budget:`), list(over.map(line))]),
  ];
}
