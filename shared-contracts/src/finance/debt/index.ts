export {
  type DebtTypeFacts,
  debtTypeFacts,
  isLiabilityType,
  LIABILITY_TYPES,
  type LiabilityType,
} from './debt-types';
export { type Debt, plannableDebts } from './debt';
export { type DebtPayment, debtPayments } from './paid/debt-payments';
export { payoffMonth } from './payoff-month';
export { paidPercent } from './paid/paid-percent';
export { type PayoffOutlook, payoffOutlook } from './payoff-outlook';
export { debtsToPayOff, paidInFull } from './paid/paid-in-full';
export { withSeenPayments } from './paid/seen-payment';
export { owedCourse } from './paid/owed-course';
export { rateDecimals, typedRate } from './rate-text';
export { amortise } from './amortise';
export { missingAssets } from './missing-assets';
export { type DebtPayoff, owedAfter, payoffPlan, type PayoffStrategy } from './payoff-plan';
export { comparePayoffs, type PayoffCost } from './compare-payoffs';
export { type DebtOrInvest, payDebtOrInvest } from './pay-debt-or-invest';
export { monthlyInterest } from './interest';
