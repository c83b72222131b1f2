import {
  accountWireSchema,
  dateInput,
  liabilityWireSchema,
  transactionWireSchema,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';

const dollars = v.nullable(v.number());

/** A linked account also has these fields (P1-3-3). */
const bankFields = {
  account_id: v.nullable(v.string()),
  rawType: v.nullable(v.string()),
  rawBalances: v.object({ current: dollars, available: dollars, limit: dollars }),
};

const answerFields = {
  source: v.literal('own'),
  today: v.string(),
  as_of: v.nullable(v.string()),
  message: v.optional(v.string()),
};

const bankAccountSchema = v.object({ ...accountWireSchema.entries, ...bankFields });
const bankLiabilitySchema = v.object({ ...liabilityWireSchema.entries, ...bankFields });

export const bankAccountsAnswer = v.object({
  ...answerFields,
  accounts: v.array(bankAccountSchema),
});
export const bankLiabilitiesAnswer = v.object({
  ...answerFields,
  liabilities: v.array(bankLiabilitySchema),
});
export const bankTransactionsAnswer = v.object({
  ...answerFields,
  transactions: v.array(transactionWireSchema),
});

export const periodQuery = v.object({
  startDate: v.optional(dateInput),
  endDate: v.optional(dateInput),
});

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const itemId = v.nullish(shortText, null);

export const itemBody = v.nullish(v.object({ itemId }), { itemId: null });
export const linkTokenBody = v.object({ itemId });

const name = v.nullish(v.pipe(v.string(), v.maxLength(200)), null);

export const exchangeBody = v.object({
  public_token: shortText,
  institution: v.nullish(v.object({ institution_id: name, name })),
  accounts: v.nullish(v.pipe(v.array(v.object({ mask: name, subtype: name })), v.maxLength(100))),
});

export const successAnswer = v.object({ success: v.literal(true) });

export const refreshAnswer = v.object({
  success: v.literal(true),
  added: v.number(),
  changed: v.number(),
  removed: v.number(),
  failed: v.array(v.object({ item_id: v.string(), institution: v.string(), code: v.string() })),
});

const rawAccount = v.object({
  account_id: v.nullable(v.string()),
  name: v.string(),
  official_name: v.nullable(v.string()),
  type: v.nullable(v.string()),
  subtype: v.nullable(v.string()),
  mask: v.nullable(v.string()),
  balances: v.object({
    current: dollars,
    available: dollars,
    limit: dollars,
    iso_currency_code: v.string(),
  }),
});

const rawTransaction = v.object({
  transaction_id: v.nullable(v.string()),
  account_id: v.string(),
  date: v.string(),
  authorized_date: v.nullable(v.string()),
  name: v.string(),
  merchant_name: v.string(),
  /** A positive amount leaves the account, as the bank reports it. */
  amount: v.number(),
  pending: v.boolean(),
  category: v.array(v.string()),
  personal_finance_category: v.object({
    primary: v.nullable(v.string()),
    detailed: v.nullable(v.string()),
  }),
});

export const rawDataSchema = v.object({
  accounts: v.array(rawAccount),
  transactions: v.array(rawTransaction),
});
export type RawData = v.InferOutput<typeof rawDataSchema>;
