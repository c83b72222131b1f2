export { PATHS, DEMO_USER_ID } from './paths';
export { errorWireSchema, type ErrorWire } from './common';
export type { Provenance } from './provenance';
export {
  type AccountsAnswer,
  type AccountWire,
  accountsAnswerSchema,
  accountWireSchema,
  decodeAccount,
  decodeAccounts,
  encodeAccount,
} from './account';
export {
  decodeLiabilities,
  decodeLiability,
  encodeLiability,
  liabilitiesAnswerSchema,
  type LiabilitiesAnswer,
  type LiabilityWire,
  liabilityWireSchema,
} from './liability';
export {
  decodeTransaction,
  decodeTransactions,
  encodeTransaction,
  transactionsAnswerSchema,
  type TransactionsAnswer,
  type TransactionWire,
  transactionWireSchema,
} from './transaction';
export {
  decodeProfile,
  profileAnswerSchema,
  type ProfileAnswer,
  profileWireSchema,
} from './profile';
export { decodeSpending, spendingAnswerSchema, type SpendingAnswer } from './spending';
export { type BudgetAnswer, budgetAnswerSchema, decodeBudget } from './budget';
export {
  decodeIncome,
  decodePaystubs,
  type IncomeAnswer,
  incomeAnswerSchema,
  type PaystubsAnswer,
  paystubsAnswerSchema,
} from './income';
export { decodeProtection, type ProtectionAnswer, protectionAnswerSchema } from './protection';
export { decodeNetWorth, type NetWorthAnswer, netWorthAnswerSchema } from './net-worth';
export { decodeScore, type ScoreAnswer, scoreAnswerSchema } from './score';
export {
  decodeNotifications,
  type NotificationsAnswer,
  notificationsAnswerSchema,
} from './notification';
export {
  type BankStatus,
  bankStatusSchema,
  type ExchangeAnswer,
  exchangeAnswerSchema,
  type LinkTokenAnswer,
  linkTokenAnswerSchema,
} from './bank';
export {
  type AiInsight,
  aiInsightsAnswerSchema,
  type AiStatus,
  aiStatusSchema,
  chatAnswerSchema,
  chatHistorySchema,
  type ChatMessage,
  type DataInsight,
  dataInsightSchema,
} from './ai';
export { type Credentials, credentialsSchema, type Session, sessionSchema } from './session';
export {
  type KnowledgeCategories,
  knowledgeCategoriesSchema,
  type PrivacyPolicy,
  privacyPolicySchema,
} from './legal';
export {
  FINANCE_RESOURCES,
  financeAnswer,
  type FinanceQuery,
  type FinanceResource,
  isFinanceResource,
} from './finance-answer';
