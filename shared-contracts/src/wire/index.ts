// Every function `decode…` throws a `ValiError` for an answer of another shape.
export * from './path/ai';
export * from './path/auth';
export * from './path/bank';
export * from './path/bill';
export * from './path/demo-user';
export * from './path/finance';
export * from './path/knowledge';
export * from './path/plan';
export * from './path/privacy';
export * from './path/privacy-policy';
export * from './paths';
export { errorWireSchema, type ErrorWire, doneSchema } from './common';
export { isPart, partId, wholeId } from '../finance';
export * from './account/account';
export * from './account/liability';
export * from './account/asset-suggestions';
export * from './account/manual-draft';
export * from './transaction/transactions-answer';
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
export * from './month/spending';
export * from './month/budget';
export * from './month/income';
export * from './protection';
export { decodeNetWorth, type NetWorthAnswer, netWorthAnswerSchema } from './account/net-worth';
export { decodeScore, type ScoreAnswer, scoreAnswerSchema } from './advice/score';
export * from './notification';
export * from './account/bank';
export * from './query';
export * from './advice/ai';
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
export * from './user/account-security';
export * from './legal';
export * from './finance-answer';
export * from './plans';
export * from './user/fact-finder';
export * from './goals';
export * from './user/fact-finder-profile';
export * from './user/fact-finder-summary';
export * from './advice/health';
export { encodeProvenance } from './provenance';
export * from './transaction/sharing';
export { dateInput, idInput, monthInput } from './input';
export { civilMonth } from './common';
export * from './bills';
export * from './home';
export * from './account/accounts-address';
export * from './transaction/transactions-address';
export * from './user/privacy';
export * from './transaction/statement';
export * from './user/visit';
