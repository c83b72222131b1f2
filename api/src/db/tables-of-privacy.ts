/** What imports, permissions and deletions keep, as Kysely types; see schema.ts for the conventions. */
/** A statement that was imported into an account, or a copy of a person's own data that was brought back. */
export interface ImportTable {
  user_id: string;
  id: string;
  /** null for a copy, which holds many accounts. */
  account_id: string | null;
  file_name: string;
  format: 'csv' | 'ofx' | 'qif' | 'copy';
  /** Transactions that it added, and rows that were left out as being there already. */
  added: number;
  skipped: number;
  /** By how much it moved the account's balance; undoing moves it back. */
  moved_cents: number;
  first_day: string | null;
  last_day: string | null;
  imported_at: string;
  undone_at: string | null;
}

/** Where an imported transaction came from; `bank_ref` is the bank's own id of it, where the file told one. */
export interface ImportRowTable {
  user_id: string;
  transaction_id: string;
  import_id: string;
  bank_ref: string | null;
}

/** Something a person allowed (1) or withdrew (0), under which text. The newest of a kind holds. */
export interface ConsentTable {
  user_id: string;
  id: string;
  kind: 'ai';
  granted: number;
  /** The day of the text that was shown. */
  text_version: string;
  at: string;
}

/** A visit that somebody left by logging in, offered to the account that they logged in to. */
export interface VisitOfferTable {
  /** The account. */
  user_id: string;
  id: string;
  /** The user id of the visit. */
  visit_id: string;
  offered_at: string;
  /** When the person chose to leave it for now; null while the product asks about it. */
  put_away_at: string | null;
}

/**
 * That someone's data were asked to be deleted, and how far it is. It names nobody: its id is known to whoever asked,
 * and the job that does the work knows whose data it is.
 */
export interface DeletionTable {
  id: string;
  asked_at: string;
  /** When the last row was gone and every bank link had ended. */
  erased_at: string | null;
  banks: number;
  accounts: number;
  transactions: number;
}
