/** The public keys of the bank for webhooks. */
export interface WebhookKeyTable {
  id: string;
  /** JSON Web Key. */
  key: string;
  fetched_at: string;
}

/** Rows that could not be read, with the reason but without their content. */
export interface QuarantineTable {
  user_id: string;
  id: string;
  item_id: string;
  kind: 'account' | 'transaction' | 'holding' | 'trade';
  reason: string;
  seen_at: string;
}

/** Verified webhooks of known Items in the order of their arrival. */
export interface WebhookInboxTable {
  id: string;
  plaid_item_id: string;
  type: string;
  code: string;
  /** JSON of the fields that the handler uses. */
  facts: string;
  received_at: string;
  handled_at: string | null;
}
