export { PATHS, DEMO_USER_ID } from './paths';
export { encodeAmount } from './amount';
export { errorWireSchema, type ErrorWire, doneSchema } from './common';
export type { Provenance } from './provenance';
export { isPart, partId, wholeId } from './split-id';
export {
  type AccountsAnswer,
  type AccountWire,
  accountsAnswerSchema,
  accountWireSchema,
  decodeAccount,
  decodeAccounts,
  encodeAccount,
  accountAnswerSchema,
  type AccountInput,
  accountInputSchema,
  type AccountPatch,
  accountPatchSchema,
} from './account';
export {
  decodeLiabilities,
  decodeLiability,
  encodeLiability,
  liabilitiesAnswerSchema,
  type LiabilitiesAnswer,
  type LiabilityWire,
  liabilityWireSchema,
  liabilityAnswerSchema,
  type LiabilityInput,
  liabilityInputSchema,
  type LiabilityPatch,
  liabilityPatchSchema,
} from './liability';
export { accountInput, debtInput } from './manual-draft';
export {
  COLUMNS_FORMAT,
  decodeTransactions,
  LINES_TYPE,
  type TransactionsAnswer,
  transactionsAnswerSchema,
} from './transactions-answer';
export { transactionLines } from './transaction-columns';
export {
  decodeTransaction,
  encodeTransaction,
  type TransactionWire,
  transactionWireSchema,
  transactionAnswerSchema,
  type TransactionInput,
  transactionInputSchema,
  type TransactionPatch,
  transactionPatchSchema,
  transferAnswerSchema,
  type TransferInput,
  transferInputSchema,
} from './transaction';
export { decodeHoldings, type HoldingsAnswer, holdingsAnswerSchema } from './holding';
export {
  decodeProfile,
  profileAnswerSchema,
  type ProfileAnswer,
  profileWireSchema,
} from './profile';
export { decodeSpending, spendingAnswerSchema, type SpendingAnswer } from './spending';
export {
  type BudgetAnswer,
  budgetAnswerSchema,
  decodeBudget,
  type BudgetInput,
  budgetInputSchema,
} from './budget';
export {
  decodeIncome,
  decodePaystubs,
  type IncomeAnswer,
  incomeAnswerSchema,
  type PaystubsAnswer,
  paystubsAnswerSchema,
  encodePaystub,
  paystubAnswerSchema,
  type PaystubInput,
  paystubInputSchema,
} from './income';
export {
  decodeProtection,
  type ProtectionAnswer,
  protectionAnswerSchema,
  encodePolicy,
  policyAnswerSchema,
  type PolicyInput,
  policyInputSchema,
  type PolicyPatch,
  policyPatchSchema,
} from './protection';
export { decodeNetWorth, type NetWorthAnswer, netWorthAnswerSchema } from './net-worth';
export { decodeScore, type ScoreAnswer, scoreAnswerSchema } from './score';
export {
  decodeNotifications,
  type NotificationsAnswer,
  notificationsAnswerSchema,
  encodeNotification,
  notificationAnswerSchema,
  notificationPatchSchema,
} from './notification';
export {
  type BankStatus,
  bankStatusSchema,
  type ExchangeAnswer,
  exchangeAnswerSchema,
  type LinkTokenAnswer,
  linkTokenAnswerSchema,
  NO_BANK,
} from './bank';
export {
  type AiInsight,
  aiInsightsAnswerSchema,
  type AiStatus,
  aiStatusSchema,
  chatAnswerSchema,
  type ChatEvent,
  chatEventSchema,
  chatHistorySchema,
  type ChatMessage,
  chatMessageDetailsSchema,
  chatSentSchema,
  consentSchema,
  type DataInsight,
  dataInsightSchema,
  chatInputSchema,
  dataInsightsAnswerSchema,
  CHAT_HISTORY_SENT,
  type Figure,
  insightParamsSchema,
} from './ai';
export {
  type Credentials,
  credentialsSchema,
  type LogIn,
  logInSchema,
  MIN_PASSWORD_LENGTH,
  type PasswordStrength,
  type PasswordStrengthInput,
  passwordStrengthInputSchema,
  passwordStrengthSchema,
  type Session,
  sessionSchema,
  signUpCodeInputSchema,
  type Storage,
} from './session';
export {
  type AccountEvent,
  accountEventsSchema,
  type AccountSecurity,
  accountSecuritySchema,
  type ConfirmInput,
  confirmInputSchema,
  emailInputSchema,
  type MailAsked,
  mailAskedSchema,
  mailTokenInputSchema,
  type OpenSession,
  type OutboxMail,
  outboxSchema,
  type Passkey,
  passkeyInputSchema,
  passkeyLogInSchema,
  passkeyNameSchema,
  passwordInputSchema,
  type RecoveryCodes,
  recoveryCodesSchema,
  type ResetInput,
  resetInputSchema,
  totpCodeInputSchema,
  type TotpStart,
  totpStartSchema,
} from './account-security';
export {
  type KnowledgeCategories,
  knowledgeCategoriesSchema,
  type PrivacyPolicy,
  privacyPolicySchema,
  knowledgeAdviceAnswerSchema,
  knowledgeAdviceSchema,
  knowledgeBulkSchema,
  type KnowledgeEntry,
  knowledgeEntrySchema,
  knowledgeResultsSchema,
  knowledgeSearchSchema,
  knowledgeStoredSchema,
} from './legal';
export {
  FINANCE_RESOURCES,
  financeAnswer,
  type FinanceQuery,
  type FinanceResource,
  isFinanceResource,
  transactionsAsked,
} from './finance-answer';
export { type FactFinder, factFinderSchema } from './fact-finder';
export { answeredProfile, firstFactFinder, profileFrom } from './fact-finder-profile';
export { ADVISOR_TEXT, summaryPdfInputSchema } from './fact-finder-summary';
export { type Health, healthSchema } from './health';
export { encodeProvenance } from './provenance';
export { sharing } from './sharing';
export { dateInput, idInput } from './input';
export { civilMonth } from './common';
export { decodeHome, type HomeAnswer, homeAnswerSchema } from './home';
export {
  accountsAddress,
  type AccountsChoice,
  readAccountsChoice,
  writeAccountsChoice,
} from './accounts-address';
export {
  type AddressedFilter,
  NO_FILTER,
  oneOf,
  readFilter,
  transactionsAddress,
  writeFilter,
} from './transactions-address';
export {
  deletionAnswerSchema,
  deletionInputSchema,
  type DeletionReceipt,
  type PrivacyRecords,
  recordsSchema,
  type Restored,
  restoredSchema,
} from './privacy';
export {
  type DateOrder,
  type StatementFormat,
  type StatementImport,
  statementImportAnswerSchema,
  type StatementImportInput,
  statementImportSchema,
  statementImportsSchema,
  type StatementInput,
  statementInputSchema,
  type StatementMapping,
  type StatementPreview,
  statementPreviewSchema,
  type StatementRowWire,
} from './statement';
export * from './visit';
