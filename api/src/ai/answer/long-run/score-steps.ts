import {
  countWords,
  factorsOf,
  score,
  SCORE_GOAL,
  type ScoreFactorKey,
  scoreInputs,
  type ScoreStep,
  scoreSteps,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { money, number, screen } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { FACTORS } from '../plan';

const SCREEN = screen('/score');
const OPEN = link('Try it out', '/score');
const DOLLAR = 100;
const MOST = 100;

/** The screen also rounds up to dollars, so that the shown amount still reaches the score. */
const upToDollar = (amount: number) =>
  money('change', cents(Math.ceil(amount / DOLLAR) * DOLLAR), SCREEN);

const CHANGE: Readonly<Record<ScoreFactorKey, (change: number) => FiguredText>> = {
  debt_to_income: (less) => say`${upToDollar(less)} less a month in payments of debts`,
  savings_rate: (more) => say`${upToDollar(more)} more saved a month`,
  payment_history: (more) => say`${countWords(more, 'more payment')} in six months`,
  credit_utilization: (less) => say`${upToDollar(less)} less owed on cards`,
  emergency_fund: (more) => say`${upToDollar(more)} more in emergency savings`,
  investment_diversity: (more) => say`${upToDollar(more)} in another kind of investment account`,
};

function stepText({ key, change, score: reached }: ScoreStep): FiguredText {
  if (change === null) return say`${FACTORS[key]}: not by itself, ${String(reached)} at most`;
  return say`${FACTORS[key]}: ${CHANGE[key](change)}`;
}

/** /score computes the same changes of each factor alone. */
export function scoreStepsAnswer({ financialData, query }: AnswerRequest): Part[] {
  const inputs = scoreInputs(financialData);
  const now = score(factorsOf(inputs));
  if (now === null)
    return [
      sentence(say`There is no score yet: it needs three of its factors.`),
      link('Connect your bank', '/plaid-test'),
    ];
  const goal = Math.min(MOST, query.target ?? SCORE_GOAL);
  const today = number('score', 'count', now, SCREEN);
  const own = sentence(
    say`The score is Halyard’s own, made from your own figures. No lender uses it.`,
  );
  if (now >= goal)
    return [
      sentence(say`Your score is ${today} of 100 and has reached ${String(goal)}.`),
      own,
      OPEN,
    ];
  return [
    sentence(
      say`Your score is ${today} of 100. What one factor alone would take to reach ${String(goal)}:`,
    ),
    list(scoreSteps(inputs, goal).map(stepText)),
    own,
    OPEN,
  ];
}
