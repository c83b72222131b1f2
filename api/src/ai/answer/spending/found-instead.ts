import { totalIncome, totalSpending } from '@halyard/shared-contracts/finance';
import { say } from '../../fact/figured-text';
import { type AnswerRequest, rowsIn } from '../answer-request';
import { money, number } from '../facts';
import { type Part, sentence } from '../parts';
import { inPeriod } from '../period/period-words';

/** A client is a merchant who only pays the user. */
function received(request: AnswerRequest): Part[] {
  if (request.subject.merchants.length === 0) return [];
  const { rows, query } = rowsIn(request, 'income', request.period);
  if (rows.length === 0) return [];
  const total = money('income', totalIncome(rows), query);
  const count =
    rows.length === 1
      ? say`one deposit`
      : say`${number('deposits', 'count', rows.length, query)} deposits`;
  return [sentence(say`You received ${total} from there, in ${count}.`)];
}

/** Who owns a home has no rent and often calls the mortgage rent. */
function mortgage(request: AnswerRequest): Part[] {
  const { subject } = request;
  const isRent = subject.categories.length === 1 && subject.categories[0] === 'Rent';
  if (!isRent || subject.merchants.length > 0) return [];
  const ofMortgage = { ...request, subject: { ...subject, categories: ['Mortgage'] } };
  const { rows, query } = rowsIn(ofMortgage, 'spending', request.period);
  if (rows.length === 0) return [];
  const total = money('spending', totalSpending(rows), query);
  return [
    sentence(say`Your home is in the category Mortgage: ${total} ${inPeriod(request.period)}.`),
  ];
}

/** Says what the rows have if nothing was spent on the name in a question. */
export const foundInstead = (request: AnswerRequest): Part[] => [
  ...received(request),
  ...mortgage(request),
];
