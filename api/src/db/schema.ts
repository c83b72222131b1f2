import type { EntityTables } from '../entity/entities';
import type { AiSentTable, AiUsageTable, ChatTurnTable, InsightsPutAwayTable } from './tables/ai';
import type { QuarantineTable, WebhookInboxTable, WebhookKeyTable } from './tables/bank';
import type {
  BudgetMoveTable,
  BudgetSettingTable,
  BudgetTable,
  EarlierBudgetTable,
} from './tables/budgets';
import type { CategoryTable, ChangeRowTable, ChangeTable } from './tables/categories';
import type {
  ChatMessageTable,
  DocumentTable,
  KnowledgeTable,
  NotificationReadTable,
} from './tables/documents';
import type { GoalContributionTable, GoalShareTable, GoalTable } from './tables/goals';
import type {
  AuditEventTable,
  KnownDeviceTable,
  NetworkUseTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
  SignInAttemptTable,
  SignUpTable,
  TotpTable,
  UserTable,
} from './tables/identity';
import type { InvestmentHoldingTable, InvestmentTradeTable } from './tables/investments';
import type { MailTokenTable, OutboxTable, QueuedMailTable } from './tables/mail';
import type { IdempotencyKeyTable, JobTable, ProbeTable } from './tables/operation';
import type { CalendarAddressTable, ChosenAmountTable } from './tables/plans';
import type { ReceiptTable } from './tables/receipts';
import type { RuleTable } from './tables/rules';
import type {
  ConsentTable,
  DeletionTable,
  ImportRowTable,
  ImportTable,
  VisitOfferTable,
} from './tables/privacy';

/**
 * Money is in whole cents, days are `YYYY-MM-DD`, instants are ISO text, flags are 0 or 1, and the app creates ids.
 * The key of each table of a user’s data begins with `user_id`.
 */
export interface Database extends EntityTables {
  users: UserTable;
  sessions: SessionTable;
  network_use: NetworkUseTable;
  sign_in_attempts: SignInAttemptTable;
  sign_ups: SignUpTable;
  known_devices: KnownDeviceTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  totp: TotpTable;
  recovery_codes: RecoveryCodeTable;
  mail_tokens: MailTokenTable;
  outbox: OutboxTable;
  queued_mails: QueuedMailTable;
  items: ItemTable;
  accounts: AccountTable;
  transactions: TransactionTable;
  transaction_edits: TransactionEditTable;
  balance_history: BalanceHistoryTable;
  investment_holdings: InvestmentHoldingTable;
  investment_trades: InvestmentTradeTable;
  budgets: BudgetTable;
  budget_settings: BudgetSettingTable;
  budget_moves: BudgetMoveTable;
  earlier_budgets: EarlierBudgetTable;
  goals: GoalTable;
  goal_shares: GoalShareTable;
  goal_contributions: GoalContributionTable;
  chosen_amounts: ChosenAmountTable;
  calendar_addresses: CalendarAddressTable;
  categories: CategoryTable;
  rules: RuleTable;
  receipts: ReceiptTable;
  changes: ChangeTable;
  change_rows: ChangeRowTable;
  documents: DocumentTable;
  notification_reads: NotificationReadTable;
  chat_messages: ChatMessageTable;
  knowledge: KnowledgeTable;
  insights_put_away: InsightsPutAwayTable;
  ai_usage: AiUsageTable;
  ai_sent: AiSentTable;
  chat_turns: ChatTurnTable;
  idempotency_keys: IdempotencyKeyTable;
  jobs: JobTable;
  webhook_inbox: WebhookInboxTable;
  webhook_keys: WebhookKeyTable;
  probes: ProbeTable;
  quarantine: QuarantineTable;
  audit_events: AuditEventTable;
  imports: ImportTable;
  import_rows: ImportRowTable;
  consents: ConsentTable;
  deletions: DeletionTable;
  visit_offers: VisitOfferTable;
}

/** `cursor_version` counts the commits of syncs, so that two syncs cannot overwrite each other. */
interface ItemTable {
  user_id: string;
  id: string;
  plaid_item_id: string;
  institution_id: string | null;
  institution_name: string;
  /** The format is `v1.<keyId>.<iv|tag|ciphertext>`; the value is null after the removal. */
  token_sealed: string | null;
  status: 'ok' | 'syncing' | 'needs_login' | 'expiring' | 'revoked' | 'bank_down' | 'removing';
  status_code: string | null;
  disconnect_at: string | null;
  cursor: string | null;
  cursor_version: number;
  /** The bank has delivered no history, the first 30 days, or all of it. */
  history: 'pending' | 'initial' | 'complete';
  connected_at: string;
  last_success_at: string | null;
  bank_updated_at: string | null;
  /** It is 1 if the bank has accounts that the user has not shared. */
  new_accounts: number;
  /** This JSON identifies the accounts that were chosen in Link; it is null for an older link. */
  account_marks: string | null;
  lease_owner: string | null;
  lease_until: string | null;
}

/** Manual accounts have no item. */
export interface AccountTable {
  user_id: string;
  id: string;
  item_id: string | null;
  plaid_account_id: string | null;
  kind: 'asset' | 'debt';
  /** It is an `AccountType` for an asset, or a `LiabilityType` for a debt. */
  type: string;
  raw_type: string | null;
  raw_subtype: string | null;
  name: string;
  official_name: string | null;
  institution: string;
  mask: string | null;
  currency: string;
  balance_cents: number | null;
  available_cents: number | null;
  limit_cents: number | null;
  monthly_payment_cents: number | null;
  minimum_payment_cents: number | null;
  apr_percent: number | null;
  /** The user enters these two for a bank's debt whose rate or payment the bank does not report. */
  own_apr_percent: number | null;
  own_payment_cents: number | null;
  original_cents: number | null;
  /** All trades of an investment account are known since this civil day. */
  flows_from: string | null;
  source: 'bank' | 'manual';
  /** This is the civil day of the closing, or null for an open account. */
  closed_at: string | null;
  updated_at: string;
}

export interface TransactionTable {
  user_id: string;
  id: string;
  account_id: string;
  plaid_transaction_id: string | null;
  pending_plaid_id: string | null;
  pending: number;
  /** This is the day of the authorization, or else of the posting. */
  date: string;
  authorized_date: string | null;
  /** The balance changed on this day; it is null for manual rows. */
  posted_date: string | null;
  /** A negative amount leaves the account. */
  amount_cents: number;
  currency: string;
  name: string;
  merchant: string;
  /** This merchant's name was made from the bank's text. It is null if it is not needed or not made yet. */
  made_name: string | null;
  category: string;
  pfc_primary: string | null;
  pfc_detailed: string | null;
  type: 'debit' | 'credit';
  source: 'bank' | 'manual';
  created_at: string;
}

/** The edits of the user stay after syncs and postings. */
export interface TransactionEditTable {
  user_id: string;
  transaction_id: string;
  category: string | null;
  note: string | null;
  merchant: string | null;
  /** It is a JSON list of `{ category, amountCents }` that sums to the amount, or null. */
  parts: string | null;
  /**
   * It is the id of the row that the user linked as the other side of a transfer, or '' for a row that must not be
   * paired.
   */
  transfer: string | null;
  /** Others pay back this part of a purchase, which is positive. */
  owed_cents: number | null;
  repays: string | null;
  /** It is 1 for a row that is left out of income and spending, and 0 for one that no rule may leave out. */
  hidden: number | null;
  reviewed: number | null;
  tags: string | null;
  /**
   * Rules set these columns, each as the JSON list of the rule's id and the value. The person's own choice above
   * takes precedence.
   */
  rule_category: string | null;
  rule_merchant: string | null;
  rule_tags: string | null;
  rule_hidden: string | null;
  rule_reviewed: string | null;
  updated_at: string;
}

interface BalanceHistoryTable {
  user_id: string;
  account_id: string;
  date: string;
  balance_cents: number;
}
