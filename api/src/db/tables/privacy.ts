/** An imported statement, or a restored copy of a user’s data. */
export interface ImportTable {
  user_id: string;
  id: string;
  /** Null for a copy, which has many accounts. */
  account_id: string | null;
  file_name: string;
  format: 'csv' | 'ofx' | 'qif' | 'copy';
  /** The numbers of added and of skipped rows. */
  added: number;
  skipped: number;
  /** The change of the account’s balance, which undoing reverts. */
  moved_cents: number;
  first_day: string | null;
  last_day: string | null;
  imported_at: string;
  undone_at: string | null;
}

/** The origin of an imported transaction; `bank_ref` is the bank’s id if the file has one. */
export interface ImportRowTable {
  user_id: string;
  transaction_id: string;
  import_id: string;
  bank_ref: string | null;
}

/** A consent that was given (1) or withdrawn (0). The newest one of a kind counts. */
export interface ConsentTable {
  user_id: string;
  id: string;
  kind: 'ai';
  granted: number;
  /** The version of the text as a day. */
  text_version: string;
  at: string;
}

/** The data of a visit, offered to the account of the log-in that ended it. */
export interface VisitOfferTable {
  user_id: string;
  id: string;
  visit_id: string;
  offered_at: string;
  /** The time at which the user postponed the decision. */
  put_away_at: string | null;
}

/** A deletion and its progress. It contains no name: the user knows its id, and its job knows the user. */
export interface DeletionTable {
  id: string;
  asked_at: string;
  /** The time at which all rows were deleted and all links had ended. */
  erased_at: string | null;
  banks: number;
  accounts: number;
  transactions: number;
}
