/** It is an imported statement, or a restored copy of a user’s data. */
export interface ImportTable {
  user_id: string;
  id: string;
  /** It is null for a copy, which has many accounts. */
  account_id: string | null;
  file_name: string;
  format: 'csv' | 'ofx' | 'qif' | 'copy';
  added: number;
  skipped: number;
  /** The import changed the account’s balance by this amount; undoing the import reverts it. */
  moved_cents: number;
  first_day: string | null;
  last_day: string | null;
  imported_at: string;
  undone_at: string | null;
}

/** `bank_ref` is the bank’s id if the file has one. */
export interface ImportRowTable {
  user_id: string;
  transaction_id: string;
  import_id: string;
  bank_ref: string | null;
}

/** The newest consent of a kind counts. */
export interface ConsentTable {
  user_id: string;
  id: string;
  kind: 'ai';
  granted: number;
  /** It is the version of the text as a day. */
  text_version: string;
  at: string;
}

/** It offers the data of a visit to the account of the log-in that ended the visit. */
export interface VisitOfferTable {
  user_id: string;
  id: string;
  visit_id: string;
  offered_at: string;
  put_away_at: string | null;
}

/** It contains no name: the user knows its id, and its job knows the user. */
export interface DeletionTable {
  id: string;
  asked_at: string;
  /** At this time all rows were deleted and all links had ended. */
  erased_at: string | null;
  banks: number;
  accounts: number;
  transactions: number;
}
