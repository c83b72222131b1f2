import type { Measure } from '@halyard/shared-contracts/wire';
import type { AnswerRequest } from '../answer-request';
import type { Part } from '../parts';
import { extraPayment, extraSaving } from './extra';
import { futureWorth } from './future-worth';
import { investmentReturn } from './investment-return';
import { lifeCover } from './life-cover';
import type { Trying } from './outlook';
import { moneyLasts, retirementAge } from './retirement';
import { scoreStepsAnswer } from './score-steps';
import { socialSecurity } from './social-security';
import { taxEstimate } from './tax-estimate';
import { requiredWithdrawal, yearlyWithdrawal } from './withdrawals';

/** These answers need simulations of the future. */
export const TRIED_ANSWERS = {
  retirement_age: retirementAge,
  money_lasts: moneyLasts,
  extra_payment: extraPayment,
  extra_saving: extraSaving,
} as const satisfies Partial<Record<Measure, (request: AnswerRequest) => Trying<Part[]>>>;

export type TriedMeasure = keyof typeof TRIED_ANSWERS;

export const isTried = (measure: Measure): measure is TriedMeasure => measure in TRIED_ANSWERS;

/** These answers about the years ahead, protection, and the score need no simulation. */
export const UNTRIED_ANSWERS = {
  investment_return: investmentReturn,
  life_cover: lifeCover,
  social_security: socialSecurity,
  score_steps: scoreStepsAnswer,
  tax_estimate: taxEstimate,
  future_worth: futureWorth,
  yearly_withdrawal: yearlyWithdrawal,
  required_withdrawal: requiredWithdrawal,
} as const satisfies Partial<Record<Measure, (request: AnswerRequest) => Part[]>>;

export const needsOutlook = (measure: Measure): boolean =>
  isTried(measure) || measure in UNTRIED_ANSWERS;
