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
export * from './categories/address';
export * from './categories/name';
export * from './categories/reserved-name';
export type { InvestmentHistory, InvestmentNotes, InvestmentTrade } from './investment/history';
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
  weekEnd,
} from './civil-date';
export {
  type Account,
  type Budget,
  type FinancialData,
  INVESTMENT_KINDS,
  type InvestmentHolding,
  type InvestmentKind,
  type LateRow,
  type DebtTerm,
  type Liability,
  type LoanPayment,
  type NetWorthPoint,
  type Notification,
  NOTIFICATION_TYPES,
  type Paystub,
  type Profile,
  type ProtectionPolicy,
  type ScorePoint,
  type Source,
  type Transaction,
  type TransferLink,
} from './entities';
export {
  ACCOUNT_TYPES,
  type AccountType,
  type AccountTypeFacts,
  accountTypeFacts,
  isAccountType,
} from './account/account-types';
export { countWords } from './count-words';
export { monthsWords } from './months-words';
export {
  dayRange,
  monthLabel,
  shortDate,
  shortDay,
  shortMonthLabel,
  spokenDate,
  spokenDay,
  weekday,
} from './date-words';
export { relativeDay } from './relative-day';

export { type CountedAccount, countedAccounts, countedLiabilities } from './account/counted';
export { type AssetGroup, assetGroups } from './account/asset-groups';
export { netWorth, totalAssets, totalDebt } from './account/totals';
export { netWorthChange } from './account/net-worth-change';
export { type AccountHealth, accountHealth, debtHealth } from './account/health';
export { heldIn, heldSum } from './account/held';
export { recentActivity, transactionCount } from './account/activity';
export { type BalanceRow, combinedBalances } from './account/combined-balances';
export {
  type BalanceFilter,
  type BalanceSort,
  filterBalances,
  sortBalances,
} from './account/arrange-balances';
export { sidebarGroups, type SidebarRow } from './account/sidebar-groups';
export { type AccountTip, accountTips } from './account/tips';

export {
  isIncome,
  isRefund,
  isSetAside,
  isSpending,
  isTransfer,
  isUnsortedDeposit,
} from './movement/kind';
export { type DoubleCharge, doubleCharges } from './movement/double-charges';
export { isPart, partId, wholeId } from './movement/part-id';
export { totalSetAside } from './movement/spending/set-aside';
export {
  categoriesOf,
  inEachCategory,
  partIn,
  spendingParts,
} from './movement/spending/spending-parts';
export { largestShares } from './movement/spending/largest-shares';
export { netCashFlow, totalIncome, totalSpending } from './movement/totals';
export { inMonth, monthsWithData, referenceMonth, untilDay } from './movement/month/months';
export { categorySpending } from './movement/spending/category-spending';
export { spendingBreakdown, type SpendingSlice } from './movement/spending/spending-breakdown';
export {
  chosenCategories,
  filterTransactions,
  passesFilter,
  type TransactionDateFilter,
  type TransactionFilter,
  type TransactionTypeFilter,
} from './movement/filter-transactions';
export { EVERY_TRANSACTION } from './movement/transaction-scope';
export {
  type SortDirection,
  sortTransactions,
  type TransactionSort,
} from './movement/sort-transactions';
export {
  comparedDays,
  elapsedPercent,
  inDays,
  isInProgress,
  lastFullMonth,
} from './movement/month/month-progress';
export { type CategoryChange, monthOverMonth } from './movement/month/month-over-month';
export { usualSpending } from './movement/spending/usual-spending';
export { type CumulativeSpending, cumulativeSpending } from './trend/cumulative-spending';
export {
  type CategoryMonth,
  categoryMonths,
  type MerchantSpending,
  merchantSpending,
} from './trend/category-history';
export { savingsRate } from './movement/savings-rate';

export * from './budget';

export { averageDeposit } from './income/average-deposit';
export { type AveragePaystub, averagePaystub } from './income/average-paystub';
export { monthlyNetIncome } from './income/monthly-income';
export {
  type CashFlow,
  cashFlow,
  type MonthIncomeBasis,
  takeHomeIncome,
  usualIncome,
} from './income/cash-flow';
export { matchPaystubDeposit } from './income/match-paystub-deposit';
export type { IncomeSource } from './income/income-source';
export { regularIncome } from './income/regular-income';
export { annualIncome, type IncomeBasis, incomeBasis } from './income/annual-income';

export { filledSegments, type ScoreBand, scoreBand } from './score/band';
export { type ScoreFactorKey, SCORE_FACTORS } from './score/factor';
export { type ScoreInputs, scoreInputs } from './score/inputs';
export { DIVERSE_KINDS, heldKinds } from './score/measures';
export { factorsOf, score, scoreFactors } from './score/score';
export { SCORE_GOAL, type ScoreStep, scoreSteps } from './score/steps';

export { type MoneyFlow, moneyFlow } from './plan/money-flow';
export { POLICY_NAMES } from './plan/policy-name';
export { type RecommendedAction, recommendedActions } from './plan/recommended-actions';
export { usualMonthSpending } from './plan/usual-month';
export { type CoverageNeed, coverageNeed } from './plan/coverage-need';
export { isActivePolicy, type ProtectionTotals, protectionTotals } from './plan/protection-totals';
export { type HealthInsight, healthInsights } from './plan/health-insights';
export {
  EXCELLENT_SAVINGS_PERCENT,
  MANAGEABLE_DEBT_PERCENT,
  OKAY_SAVINGS_PERCENT,
} from './plan/thresholds';
export { shownDebtShare, shownSavingsRate, tenths } from './plan/shown-percent';
export { type EmergencyFundTarget, emergencyFundTarget } from './plan/emergency-fund';
export { emergencyAccounts, emergencyMonths } from './plan/emergency-savings';
export { monthlyDebtPayments } from './plan/debt-payments';

export { type Forecast, forecast, type ForecastDay, forecastSteps } from './forecast/forecast';
export { type ForecastItem, HORIZON_DAYS, ITEM_KINDS } from './forecast/path';
export type { SafeToSpend, SafeToSpendPart, Shortage } from './forecast/safe-to-spend';
export { safeToSpend } from './forecast/safe-to-spend';
export { SHORTAGES } from './forecast/shortages';
export { spendableAccounts } from './forecast/spendable';

export * from './goal';

export * from './bills';
export { cashAccounts, type DailyBalance, dailyBalances } from './trend/daily-balances';
export { type FlowSource, type FlowUse, type MonthFlow, monthFlow } from './trend/month-flow';
export { type Cadence } from './recurring/cadence';
export { type RecurringStream } from './recurring/stream';
export { payeeKey } from './recurring/payee-key';
export { BILL_CHOICES } from './recurring/bill-choices';
export { type BillChoice, withBillChoices } from './recurring/bill-choice';
export * from './debt';
export * from './share';
export * from './review/review-list';
export { endedStreams, recurringStreams } from './recurring/streams';
export { upcoming, type UpcomingPayment } from './recurring/upcoming';
export { isOwnTransfer, type UpcomingTotals, upcomingTotals } from './recurring/upcoming-totals';
export { investmentKind } from './bank/investment-kind';
export { mapAccountType } from './bank/account-type';
export { mapCategory } from './bank/category';
export { derivedNotifications } from './notification/derived';
export { localSearch, type SearchableScreen, type SearchResults } from './search/local-search';
export * from './manual/draft';
export { accountDraftOf, debtDraftOf, NEW_ACCOUNT, NEW_DEBT } from './manual/draft-of';
export * from './rules';
export { cleanBankText } from './merchant/clean-bank-text';
export { isNamedMerchant, merchantName } from './merchant/merchant-name';
export { type MerchantSummary, merchantSummary } from './merchant/merchant-summary';
export { type MerchantYear, merchantYear } from './merchant/merchant-year';
export { couldBeTransfer } from './transfer/could-be-transfer';
export { contradictsTransfer, type TransferChoice, withTransfers } from './transfer/with-transfers';
export { type BalancePoint, withLoanPayments } from './loan/loan-payments';
