import * as v from 'valibot';

/** Fields beyond those of the specification may be missing. */
export const bankStatusSchema = v.object({
  connected: v.boolean(),
  connectedAt: v.optional(v.nullable(v.string()), null),
  error: v.optional(v.nullable(v.string()), null),
  hasAccounts: v.optional(v.boolean(), false),
  hasTransactions: v.optional(v.boolean(), false),
  hasLiabilities: v.optional(v.boolean(), false),
  mode: v.optional(v.picklist(['practice', 'sandbox', 'production']), 'production'),
  /** It counts the changes of the user's data, as `/api/plaid/events` announces them. */
  version: v.optional(v.number()),
  items: v.optional(
    v.array(
      v.object({
        id: v.string(),
        institution: v.string(),
        status: v.picklist(['ok', 'syncing', 'needs_login', 'expiring', 'revoked', 'bank_down']),
        as_of: v.nullable(v.string()),
        accounts: v.number(),
        /** 'pending' has accounts only, and 'initial' about the last 30 days. */
        history: v.picklist(['pending', 'initial', 'complete']),
        /** The bank ends the connection at this time unless the user signs in again. */
        disconnect_at: v.nullable(v.string()),
        /** `true` means that the last sync failed and is repeated automatically. */
        retrying: v.boolean(),
        /** It counts the rows that could not be read and are in no list or total. */
        kept_out: v.number(),
        new_accounts: v.boolean(),
      }),
    ),
    [],
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

export const PLAID_LINK_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';

/** Fields beyond those of the specification may be missing. */
export const linkTokenAnswerSchema = v.object({
  link_token: v.string(),
  script_url: v.optional(v.string(), PLAID_LINK_SCRIPT),
  /** It is absent for Plaid's own script, whose content changes without a new address. */
  script_integrity: v.optional(v.string()),
  expires_at: v.optional(v.string()),
});
export type LinkTokenAnswer = v.InferOutput<typeof linkTokenAnswerSchema>;

export const exchangeAnswerSchema = v.object({ item_id: v.string() });
export type ExchangeAnswer = v.InferOutput<typeof exchangeAnswerSchema>;
