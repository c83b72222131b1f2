/** Public keys with which the bank signs webhooks, as they were when the bank was last asked. */
export interface WebhookKeyTable {
  id: string;
  /** JSON Web Key. */
  key: string;
  fetched_at: string;
}

/** Rows of a bank that could not be read, by their id and what was wrong: never their content. */
export interface QuarantineTable {
  user_id: string;
  id: string;
  item_id: string;
  kind: 'account' | 'transaction' | 'holding';
  reason: string;
  seen_at: string;
}
