import type {
  AiSentTable,
  AiUsageTable,
  AiWordingTable,
  ChatTurnTable,
  InsightsPutAwayTable,
} from './tables-of-ai';
import type { QuarantineTable, WebhookKeyTable } from './tables-of-bank';
import type {
  AuditEventTable,
  KnownDeviceTable,
  MailTokenTable,
  NetworkUseTable,
  OutboxTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
  SignInAttemptTable,
  SignUpTable,
  TotpTable,
  UserTable,
} from './tables-of-identity';
import type { QueuedMailTable } from './tables-of-mail';
import type { ProbeTable } from './tables-of-operation';
import type {
  BudgetTable,
  ChatMessageTable,
  DocumentTable,
  KnowledgeTable,
  NotificationReadTable,
  PaystubTable,
  PolicyTable,
} from './tables-of-papers';
import type {
  ConsentTable,
  DeletionTable,
  ImportRowTable,
  ImportTable,
  VisitOfferTable,
} from './tables-of-privacy';

/**
 * The tables, as Kysely types. Money is whole cents, days are `YYYY-MM-DD`, instants are ISO text, truths are 0 or 1,
 * ids are made by the app. Every table of a person's data begins its key with `user_id`.
 */
export interface Database {
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
  budgets: BudgetTable;
  documents: DocumentTable;
  policies: PolicyTable;
  paystubs: PaystubTable;
  notification_reads: NotificationReadTable;
  chat_messages: ChatMessageTable;
  knowledge: KnowledgeTable;
  insights_put_away: InsightsPutAwayTable;
  ai_usage: AiUsageTable;
  ai_wordings: AiWordingTable;
  ai_sent: AiSentTable;
  chat_turns: ChatTurnTable;
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

/** A linked bank. `cursor_version` counts commits of the sync, so that two runs cannot overwrite each other. */
interface ItemTable {
  user_id: string;
  id: string;
  plaid_item_id: string;
  institution_id: string | null;
  institution_name: string;
  /** `v1.<keyId>.<iv|tag|ciphertext>`, see storage of secrets; null once removed. */
  token_sealed: string | null;
  status: 'ok' | 'syncing' | 'needs_login' | 'expiring' | 'revoked' | 'bank_down' | 'removing';
  status_code: string | null;
  disconnect_at: string | null;
  cursor: string | null;
  cursor_version: number;
  /** How much history the bank has delivered: none yet, the first 30 days, all. */
  history: 'pending' | 'initial' | 'complete';
  connected_at: string;
  last_success_at: string | null;
  /** When the bank itself last had news, as it says; the honest "as of". null until it said so. */
  bank_updated_at: string | null;
  /** 1 when the bank offers accounts that the person has not shared yet. */
  new_accounts: number;
  /** JSON of what tells the accounts apart that were chosen when the bank was linked; null for an older link. */
  account_marks: string | null;
  /** Who syncs this bank right now, and until when nobody else may. */
  lease_owner: string | null;
  lease_until: string | null;
}

/** Asset accounts and debts alike; `kind` tells which. Manual ones have no item. */
export interface AccountTable {
  user_id: string;
  id: string;
  item_id: string | null;
  plaid_account_id: string | null;
  kind: 'asset' | 'debt';
  /** The product's type: one of AccountType for an asset, of LiabilityType for a debt. */
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
  source: 'bank' | 'manual';
  /** The civil day on which the bank no longer listed it; null for an open one. */
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
  /** The day to show and to count in: when it was authorised, or else when it was posted. */
  date: string;
  authorized_date: string | null;
  /** The bank's own date of the row: the day on which the balance moved. null for manual rows. */
  posted_date: string | null;
  /** Below zero = money out. */
  amount_cents: number;
  currency: string;
  name: string;
  merchant: string;
  category: string;
  pfc_primary: string | null;
  pfc_detailed: string | null;
  type: 'debit' | 'credit';
  source: 'bank' | 'manual';
  created_at: string;
}

/** What the person changed of a transaction; survives syncs and posting. */
export interface TransactionEditTable {
  user_id: string;
  transaction_id: string;
  category: string | null;
  note: string | null;
  merchant: string | null;
  /** JSON list of { category, amountCents } that sums to the amount, or null. */
  parts: string | null;
  updated_at: string;
}

interface BalanceHistoryTable {
  user_id: string;
  account_id: string;
  date: string;
  balance_cents: number;
}

/** One security in an investment account, as the bank last told it. What it no longer tells is deleted. */
export interface InvestmentHoldingTable {
  user_id: string;
  id: string;
  item_id: string;
  account_id: string;
  name: string;
  ticker: string | null;
  /** One of INVESTMENT_KINDS. */
  kind: string;
  /** Units held, with as many decimals as the bank tells. */
  quantity: number;
  /** Of one unit, in `currency`: funds and coins are priced in parts of a cent. */
  unit_price: number | null;
  value_cents: number;
  cost_basis_cents: number | null;
  currency: string;
  /** The civil day of the price. */
  priced_on: string | null;
}

/** Work that survives a restart. A finished job is deleted. */
interface JobTable {
  id: string;
  kind: string;
  /** Set while the job waits: two waiting jobs with one key are one job. null while it runs. */
  dedupe_key: string | null;
  /** JSON. */
  payload: string;
  run_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
  /** The code of the last failure, never its text. */
  last_error: string | null;
  created_at: string;
}

/** Verified webhooks of known Items, in the order in which they arrived. */
interface WebhookInboxTable {
  id: string;
  plaid_item_id: string;
  type: string;
  code: string;
  /** JSON of the few fields that are acted upon. */
  facts: string;
  received_at: string;
  handled_at: string | null;
}
