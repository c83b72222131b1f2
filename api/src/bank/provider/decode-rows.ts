import * as v from 'valibot';
import { fromDollars } from '@halyard/shared-contracts/money';
import { isoDate, isIsoDate } from '@halyard/shared-contracts/finance';
import { withoutDirectionControls } from '../../entity/direction-controls';
import { unreadable } from './bank-error';
import type { Malformed } from './provider';

/** A larger amount is a mistake and would not fit into whole cents. */
const MAX_DOLLARS = 1e12;

export const amount = v.pipe(
  v.number(),
  v.check((dollars) => Math.abs(dollars) <= MAX_DOLLARS),
  v.transform(fromDollars),
);

export const day = v.pipe(v.string(), v.check(isIsoDate), v.transform(isoDate));

/** A name must not turn the text after it around. */
export const text = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => (value && withoutDirectionControls(value).trim()) || null),
);

/** Amounts without a currency are in US dollars. */
export const currencyCodes = {
  iso_currency_code: v.nullish(v.string()),
  unofficial_currency_code: v.nullish(v.string()),
};

export function currencyOf(codes: {
  readonly iso_currency_code?: string | null | undefined;
  readonly unofficial_currency_code?: string | null | undefined;
}): string {
  return codes.iso_currency_code ?? codes.unofficial_currency_code ?? 'USD';
}

/** Throws a `BankError` for an answer of another shape. */
export function decodeAnswer<T extends v.GenericSchema>(schema: T, raw: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, raw);
  if (!result.success) throw unreadable();
  return result.output;
}

export interface DecodedRows<T> {
  readonly rows: readonly T[];
  readonly malformed: readonly Malformed[];
}

/** Decodes each row by itself, so that one malformed row does not affect the others. */
export function decodeRows<T extends v.GenericSchema>(
  schema: T,
  raws: readonly unknown[],
  kind: Malformed['kind'],
): DecodedRows<v.InferOutput<T>> {
  const rows: v.InferOutput<T>[] = [];
  const malformed: Malformed[] = [];
  for (const raw of raws) {
    const result = v.safeParse(schema, raw);
    if (result.success) rows.push(result.output);
    else malformed.push({ kind, id: idOf(raw, kind), reason: reasonOf(result.issues[0]) });
  }
  return { rows, malformed };
}

const identified = v.object({
  account_id: v.optional(v.string()),
  transaction_id: v.optional(v.string()),
  security_id: v.optional(v.string()),
  investment_transaction_id: v.optional(v.string()),
});

function idOf(raw: unknown, kind: Malformed['kind']): string | null {
  const result = v.safeParse(identified, raw);
  if (!result.success) return null;
  const {
    account_id: accountId,
    transaction_id: transactionId,
    security_id: securityId,
    investment_transaction_id: tradeId,
  } = result.output;
  if (kind === 'trade') return tradeId ?? null;
  if (kind === 'holding') return accountId && securityId ? holdingId(accountId, securityId) : null;
  return (kind === 'account' ? accountId : transactionId) ?? null;
}

/** The bank has no id for a holding, so its account and its security identify it. */
export const holdingId = (accountId: string, securityId: string): string =>
  `${accountId} ${securityId}`;

function reasonOf(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'row'}: ${issue.type}`;
}
