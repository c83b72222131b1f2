/** Public keys with which the bank signs webhooks, as they were when the bank was last asked. */
export interface WebhookKeyTable {
  id: string;
  /** JSON Web Key. */
  key: string;
  fetched_at: string;
}
