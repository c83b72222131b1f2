export {
  BUDGET_GROUPS,
  type BudgetGroup,
  type BuiltInCategory,
  type BuiltInKey,
  CATEGORIES,
  type Category,
  CATEGORY_KEYS,
  type CategoryKey,
  type CategoryKind,
  categoryKey,
  categoryOfKey,
  isBuiltIn,
  isBuiltInKey,
  toCategory,
} from './category';
export * from './categories/user-category';
export * from './categories/category-book';
export * from './categories/look';
export { fileCategory } from './categories/guess/file-category';
export { guessCategory } from './categories/guess/guess-category';
export * from './categories/address';
export * from './categories/name';
export * from './categories/reserved-name';
export * from './investment/history';
export {
  addDays,
  addMonths,
  civilDay,
  compareDates,
  daysBetween,
  firstDay,
  isIsoDate,
  isIsoMonth,
  type IsoDate,
  isoDate,
  type IsoMonth,
  isoMonth,
  lastDay,
  monthOf,
  weekdayOf,
  weekEnd,
} from './civil-date';
export * from './entities';
export {
  ACCOUNT_TYPES,
  type AccountType,
  type AccountTypeFacts,
  accountTypeFacts,
  isAccountType,
} from './account/account-types';
export * from './count-words';
export * from './months-words';
export * from './date-words';
export * from './relative-day';

export * from './account/counted';
export * from './account/asset-groups';
export { netWorth, netWorthHeld, totalAssets, totalDebt } from './account/totals';
export * from './account/net-worth-change';
export * from './account/net-worth-parts';
export { type AccountHealth, accountHealth, debtHealth } from './account/health';
export * from './account/account-holdings';
export * from './account/activity';
export * from './account/combined-balances';
export * from './account/arrange-balances';
export * from './account/sidebar-groups';
export * from './account/tips';

export * from './movement/kind';
export * from './movement/double-charges';
export * from './movement/part-id';
export * from './movement/spending/set-aside';
export {
  categoriesOf,
  inEachCategory,
  partIn,
  spendingParts,
} from './movement/spending/spending-parts';
export { largestShares } from './movement/spending/largest-shares';
export * from './movement/totals';
export { inMonth, monthsWithData, referenceMonth, untilDay } from './movement/month/months';
export { categorySpending } from './movement/spending/category-spending';
export * from './movement/spending/spending-breakdown';
export * from './movement/filter-transactions';
export { EVERY_TRANSACTION } from './movement/transaction-scope';
export * from './movement/sort-transactions';
export {
  comparedDays,
  elapsedPercent,
  inDays,
  isInProgress,
  lastFullMonth,
} from './movement/month/month-progress';
export * from './movement/month/month-over-month';
export * from './movement/spending/usual-spending';
export * from './trend/cumulative-spending';
export * from './trend/category-history';
export * from './movement/savings-rate';

export * from './budget';

export * from './income/average-deposit';
export * from './income/average-paystub';
export { monthlyNetIncome } from './income/monthly-income';
export {
  type CashFlow,
  cashFlow,
  type MonthIncomeBasis,
  takeHomeIncome,
  usualIncome,
} from './income/cash-flow';
export * from './income/match-paystub-deposit';
export * from './income/income-source';
export { isFromWork, livesWithoutPay } from './income/income-from-work';
export { regularIncome } from './income/regular-income';
export * from './income/annual-income';

export * from './score/band';
export { type ScoreFactor, type ScoreFactorKey, SCORE_FACTORS } from './score/factor';
export * from './score/inputs';
export { DIVERSE_KINDS, heldKinds } from './score/measures';
export * from './score/score';
export * from './score/steps';

export { type MoneyFlow, moneyFlow } from './plan/money-flow';
export * from './plan/policy-name';
export { recentMonths } from './plan/recent-months';
export * from './plan/recommended-actions';
export * from './plan/usual-month';
export * from './plan/coverage-need';
export * from './plan/protection-totals';
export * from './plan/insight/health-insights';
export {
  debtPaymentsSentence,
  MANAGEABLE_DEBT_PERCENT,
  shownDebtShare,
} from './plan/insight/debt-payments-insight';
export {
  emergencyFundSentence,
  type EmergencyFundTarget,
  emergencyFundTarget,
} from './plan/insight/emergency-fund-insight';
export { cardUseSentence, isCardUseHigh } from './plan/insight/card-use-insight';
export {
  EXCELLENT_SAVINGS_PERCENT,
  savingsRateSentence,
  shownSavingsRate,
} from './plan/insight/savings-rate-insight';
export * from './plan/tenths';
export { emergencyAccounts, emergencyMonths } from './plan/emergency-savings';
export * from './plan/debt-payments';

export { PAYDAY_SHARE } from './forecast/payday';
export * from './forecast/forecast';
export { type ForecastItem, HORIZON_DAYS, ITEM_KINDS } from './forecast/path';
export type { SafeToSpend, SafeToSpendPart, Shortage } from './forecast/safe-to-spend';
export { safeToSpend } from './forecast/safe-to-spend';
export * from './forecast/shortages';
export { spendableAccounts } from './forecast/spendable';

export * from './goal';

export * from './bills';
export * from './trend/daily-balances';
export * from './trend/month-flow';
export { type Cadence } from './recurring/cadence';
export { type RecurringStream } from './recurring/stream';
export * from './recurring/payee-key';
export { BILL_CHOICES } from './recurring/bill-choices';
export * from './recurring/bill-choice';
export * from './debt';
export * from './share/with-shares';
export * from './share/suggest-repayments';
export * from './review/review-list';
export { endedStreams, recurringStreams } from './recurring/streams';
export * from './recurring/upcoming';
export * from './recurring/upcoming-totals';
export * from './bank/investment-kind';
export * from './bank/account-type';
export * from './bank/category';
export * from './notification/derived';
export * from './search/local-search';
export * from './manual/draft';
export * from './manual/draft-of';
export * from './rules/rule';
export { foldText } from './rules/fold-text';
export { type OwnFields, RULE_FIELDS, ruleRunner } from './rules/run-rules';
export { splitParts } from './rules/split-parts';
export * from './merchant/clean-bank-text';
export { isNamedMerchant, merchantName } from './merchant/merchant-name';
export * from './merchant/merchant-summary';
export * from './merchant/merchant-year';
export { shopOf } from './merchant/shop-of';
export * from './transfer/could-be-transfer';
export * from './transfer/with-transfers';
export * from './loan/loan-payments';
