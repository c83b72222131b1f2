import * as v from 'valibot';
import { amount, decodeAnswer } from './decode-rows';
import type { DebtTerms } from './provider';

const figure = v.fallback(v.nullish(amount, null), null);
const percent = v.fallback(v.nullish(v.number(), null), null);
const id = v.pipe(v.string(), v.nonEmpty());

/** Rows without an account are left out. */
const listOf = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(
    v.pipe(
      v.nullish(v.array(v.unknown()), []),
      v.transform((rows) =>
        rows.flatMap((row) => {
          const result = v.safeParse(schema, row);
          return result.success ? [result.output] : [];
        }),
      ),
    ),
    [],
  );

const PURCHASES = 'purchase_apr';

const card = v.pipe(
  v.object({
    account_id: id,
    minimum_payment_amount: figure,
    aprs: v.fallback(v.array(v.object({ apr_type: v.string(), apr_percentage: percent })), []),
  }),
  v.transform((row): DebtTerms => ({
    accountId: row.account_id,
    monthlyPayment: row.minimum_payment_amount,
    minimumPayment: row.minimum_payment_amount,
    aprPercent: row.aprs.find((apr) => apr.apr_type === PURCHASES)?.apr_percentage ?? null,
    original: null,
  })),
);

const student = v.pipe(
  v.object({
    account_id: id,
    minimum_payment_amount: figure,
    interest_rate_percentage: percent,
    origination_principal_amount: figure,
  }),
  v.transform((row): DebtTerms => ({
    accountId: row.account_id,
    monthlyPayment: row.minimum_payment_amount,
    minimumPayment: row.minimum_payment_amount,
    aprPercent: row.interest_rate_percentage,
    original: row.origination_principal_amount,
  })),
);

const mortgage = v.pipe(
  v.object({
    account_id: id,
    next_monthly_payment: figure,
    interest_rate: v.fallback(v.nullish(v.object({ percentage: percent })), null),
    origination_principal_amount: figure,
  }),
  v.transform((row): DebtTerms => ({
    accountId: row.account_id,
    monthlyPayment: row.next_monthly_payment,
    minimumPayment: null,
    aprPercent: row.interest_rate?.percentage ?? null,
    original: row.origination_principal_amount,
  })),
);

const answer = v.object({
  liabilities: v.object({
    credit: listOf(card),
    student: listOf(student),
    mortgage: listOf(mortgage),
  }),
});

/**
 * Decodes `/liabilities/get`. The rate of a card is its purchase rate. Debts that the provider does not report, such
 * as auto loans, have no terms.
 */
export function decodeLiabilityTerms(raw: unknown): readonly DebtTerms[] {
  const { credit, student: loans, mortgage: homes } = decodeAnswer(answer, raw).liabilities;
  return [...credit, ...loans, ...homes];
}
