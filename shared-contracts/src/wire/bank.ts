import * as v from 'valibot';

export const bankStatusSchema = v.object({
  connected: v.boolean(),
  connectedAt: v.nullable(v.string()),
  error: v.nullable(v.string()),
  hasAccounts: v.boolean(),
  hasTransactions: v.boolean(),
  hasLiabilities: v.boolean(),
  /** Which bank world the server talks to. */
  mode: v.picklist(['practice', 'sandbox', 'production']),
  /** Counts the changes of the user's data, as `/api/plaid/events` announces them. */
  version: v.optional(v.number()),
  /** Linked banks; never a token. */
  items: v.array(
    v.object({
      id: v.string(),
      institution: v.string(),
      status: v.picklist(['ok', 'syncing', 'needs_login', 'expiring', 'revoked', 'bank_down']),
      as_of: v.nullable(v.string()),
      accounts: v.number(),
      /** How much of its history the bank has sent so far: accounts only, about the last 30 days, everything. */
      history: v.picklist(['pending', 'initial', 'complete']),
      /** When the bank ends the connection unless the user signs in again: an ISO instant. */
      disconnect_at: v.nullable(v.string()),
      /** Whether the last attempt to read the bank came to nothing and is repeated by itself. */
      retrying: v.boolean(),
      /** Rows of the bank that could not be read and are in no list and no total. */
      kept_out: v.number(),
      /** Whether the bank has accounts that the user has not shared yet. */
      new_accounts: v.boolean(),
    }),
  ),
});

/** State of the bank connection (P1-3-23). */
export type BankStatus = v.InferOutput<typeof bankStatusSchema>;

/** The status when no bank is linked, without asking any bank. */
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
  /** Where Link's script is loaded from: the practice bank's or Plaid's own. */
  script_url: v.string(),
  /** The hash of that script; absent where it changes under its address, as Plaid's own does. */
  script_integrity: v.optional(v.string()),
  expires_at: v.string(),
});
export type LinkTokenAnswer = v.InferOutput<typeof linkTokenAnswerSchema>;

export const exchangeAnswerSchema = v.object({ item_id: v.string() });
export type ExchangeAnswer = v.InferOutput<typeof exchangeAnswerSchema>;
