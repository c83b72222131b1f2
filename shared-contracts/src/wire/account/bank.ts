import * as v from 'valibot';

export const bankStatusSchema = v.object({
  connected: v.boolean(),
  connectedAt: v.nullable(v.string()),
  error: v.nullable(v.string()),
  hasAccounts: v.boolean(),
  hasTransactions: v.boolean(),
  hasLiabilities: v.boolean(),
  mode: v.picklist(['practice', 'sandbox', 'production']),
  /** Counts the changes of the user's data, as `/api/plaid/events` announces them. */
  version: v.optional(v.number()),
  items: v.array(
    v.object({
      id: v.string(),
      institution: v.string(),
      status: v.picklist(['ok', 'syncing', 'needs_login', 'expiring', 'revoked', 'bank_down']),
      as_of: v.nullable(v.string()),
      accounts: v.number(),
      /** Pending is accounts only, initial is about the last 30 days. */
      history: v.picklist(['pending', 'initial', 'complete']),
      /** The bank ends the connection at this instant unless the user signs in again. */
      disconnect_at: v.nullable(v.string()),
      /** True when the last sync failed and is repeated automatically. */
      retrying: v.boolean(),
      /** The number of rows that could not be read and are in no list or total. */
      kept_out: v.number(),
      new_accounts: v.boolean(),
    }),
  ),
});

export type BankStatus = v.InferOutput<typeof bankStatusSchema>;

export const NO_BANK: BankStatus = {
  connected: false,
  connectedAt: null,
  error: null,
  hasAccounts: false,
  hasTransactions: false,
  hasLiabilities: false,
  mode: 'practice',
  items: [],
};

export const linkTokenAnswerSchema = v.object({
  link_token: v.string(),
  script_url: v.string(),
  /** Absent for Plaid's own script, whose content changes under its address. */
  script_integrity: v.optional(v.string()),
  expires_at: v.string(),
});
export type LinkTokenAnswer = v.InferOutput<typeof linkTokenAnswerSchema>;

export const exchangeAnswerSchema = v.object({ item_id: v.string() });
export type ExchangeAnswer = v.InferOutput<typeof exchangeAnswerSchema>;
