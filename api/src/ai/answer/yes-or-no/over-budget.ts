import { budgetFacts, budgetLineFacts } from '../../fact/budget-facts';
import { type AnswerRequest, requestedMonth } from '../answer-request';
import { isMonth } from '../period/period-words';
import type { Decides } from './decides';

const ASKS = /^(?:am|is|are|was|were|did|do|have|has) /;
const ASKS_MORE =
  /\b(?:how|much|what|which|where|by|will|going|gonna|likely|about|usually|always|often|ever|every|each|any|anything|anywhere|all|categories|than|enough|still have|left)\b|\d/;
const OVER =
  /\b(?:over|exceed|exceeded|blow|blown|blew|bust|busted|broke|broken|overspend|overspent|overspending|past|beyond)\b/;
const WITHIN =
  /\b(?:under|within|inside|below|stay on|stick to|stuck to|keep to|kept to|on budget)\b/;

/** What remains of one budget, or of all of them. It is null if the question names several or none is set. */
function remaining(request: AnswerRequest): number | null {
  const [category, ...others] = request.subject.categories;
  if (others.length > 0) return null;
  const month = requestedMonth(request);
  if (category === undefined)
    return budgetFacts(request.financialData, month).remaining?.value ?? null;
  const lines = budgetLineFacts(request.financialData, month);
  return lines.find((each) => each.category === category)?.remaining.value ?? null;
}

export const isOverBudget: Decides = (text, request) => {
  const { query, period } = request;
  const [isOver, isWithin] = [OVER.test(text), WITHIN.test(text)];
  if (query.measure !== 'budget_left' || !ASKS.test(text) || ASKS_MORE.test(text)) return null;
  if (isOver === isWithin || (query.period !== null && !isMonth(period))) return null;
  const left = remaining(request);
  return left === null ? null : left < 0 === isOver;
};
