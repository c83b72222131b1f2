// Every function `decode…` throws a `ValiError` for an answer of another shape.
export { AI_PATHS } from './path/ai';
export { AUTH_PATHS } from './path/auth';
export { BANK_PATHS } from './path/bank';
export { BILL_PATHS } from './path/bill';
export { DEMO_USER_ID } from './path/demo-user';
export { FINANCE_PATHS } from './path/finance';
export { KNOWLEDGE_PATHS } from './path/knowledge';
export { PLAN_PATHS } from './path/plan';
export { PRIVACY_PATHS } from './path/privacy';
export { PRIVACY_POLICY_PATH } from './path/privacy-policy';
export { PATHS } from './paths';
export { errorWireSchema, type ErrorWire, doneSchema } from './common';
export { isPart, partId, wholeId } from '../finance';
export {
  type AccountsAnswer,
  accountsAnswerSchema,
  accountWireSchema,
  decodeAccounts,
  encodeAccount,
  accountAnswerSchema,
  type AccountInput,
  accountInputSchema,
  type AccountPatch,
  accountPatchSchema,
} from './account/account';
export {
  decodeLiabilities,
  encodeLiability,
  liabilitiesAnswerSchema,
  type LiabilitiesAnswer,
  liabilityWireSchema,
  liabilityAnswerSchema,
  type LiabilityInput,
  liabilityInputSchema,
  type LiabilityPatch,
  liabilityPatchSchema,
} from './account/liability';
export { type AssetSuggestions, assetSuggestionsSchema } from './account/asset-suggestions';
export { accountInput, debtInput } from './account/manual-draft';
export {
  COLUMNS_FORMAT,
  decodeTransactions,
  LINES_TYPE,
  type TransactionsAnswer,
  transactionsAnswerSchema,
} from './transaction/transactions-answer';
export { transactionLines } from './transaction/transaction-columns';
export * from './transaction/transaction';
export {
  type TransactionInput,
  transactionInputSchema,
  type TransactionPatch,
  transactionPatchSchema,
  type TransferInput,
  transferInputSchema,
} from './transaction/transaction-input';
export * from './transaction/bulk-edit';
export * from './transaction/receipt';
export * from './category/category';
export * from './category/category-input';
export * from './change';
export * from './rule/rule';
export * from './rule/rule-address';
export * from './account/investments';
export { decodeHoldings, type HoldingsAnswer, holdingsAnswerSchema } from './account/holding';
export { decodeProfile, profileAnswerSchema, type ProfileAnswer } from './user/profile';
export { decodeSpending, spendingAnswerSchema, type SpendingAnswer } from './month/spending';
export {
  type BudgetAnswer,
  budgetAnswerSchema,
  decodeBudget,
  type BudgetInput,
  budgetInputSchema,
} from './month/budget';
export {
  decodeIncome,
  decodePaystubs,
  type IncomeAnswer,
  incomeAnswerSchema,
  paystubsAnswerSchema,
  encodePaystub,
  paystubAnswerSchema,
  type PaystubInput,
  paystubInputSchema,
} from './month/income';
export {
  decodePolicy,
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
export { decodeNetWorth, type NetWorthAnswer, netWorthAnswerSchema } from './account/net-worth';
export { debtPaymentsSentence, savingsRateSentence } from './advice/health-words';
export { decodeScore, type ScoreAnswer, scoreAnswerSchema } from './advice/score';
export {
  decodeNotifications,
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
  PLAID_LINK_SCRIPT,
  NO_BANK,
} from './account/bank';
export * from './query';
export {
  type AiInsight,
  type AnswerBlock,
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
  chatInputSchema,
  dataInsightsAnswerSchema,
  CHAT_HISTORY_SENT,
  type Figure,
  insightParamsSchema,
} from './advice/ai';
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
} from './user/session';
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
} from './user/account-security';
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
export * from './finance-answer';
export * from './plans';
export { type FactFinder, factFinderInputSchema, factFinderSchema } from './user/fact-finder';
export * from './goals';
export { answeredProfile, firstFactFinder, profileFrom } from './user/fact-finder-profile';
export { ADVISOR_TEXT, summaryPdfInputSchema } from './user/fact-finder-summary';
export { type Health, healthSchema } from './advice/health';
export { encodeProvenance } from './provenance';
export { sharing } from './transaction/sharing';
export { dateInput, idInput, monthInput } from './input';
export { civilMonth } from './common';
export * from './bills';
export { decodeHome, type HomeAnswer, homeAnswerSchema } from './home';
export {
  accountsAddress,
  type AccountsChoice,
  readAccountsChoice,
  writeAccountsChoice,
} from './account/accounts-address';
export {
  type AddressedFilter,
  NO_FILTER,
  oneOf,
  readFilter,
  transactionsAddress,
  writeFilter,
} from './transaction/transactions-address';
export {
  deletionAnswerSchema,
  deletionInputSchema,
  type DeletionReceipt,
  type PrivacyRecords,
  recordsSchema,
  type Restored,
  restoredSchema,
} from './user/privacy';
export {
  type DateOrder,
  STATEMENT_ENCODINGS,
  type StatementEncoding,
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
} from './transaction/statement';
export * from './user/visit';
