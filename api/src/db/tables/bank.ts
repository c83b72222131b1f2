export interface WebhookKeyTable {
  id: string;
  key: string;
  fetched_at: string;
}

/** The reason is stored without the content of the row. */
export interface QuarantineTable {
  user_id: string;
  id: string;
  item_id: string;
  kind: 'account' | 'transaction' | 'holding' | 'trade';
  reason: string;
  seen_at: string;
}

/** These are the verified webhooks of known Items in the order of their arrival. */
export interface WebhookInboxTable {
  id: string;
  plaid_item_id: string;
  type: string;
  code: string;
  /** It is JSON of the fields that the handler uses. */
  facts: string;
  received_at: string;
  handled_at: string | null;
}
