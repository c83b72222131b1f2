import * as v from 'valibot';
import { LIABILITY_TYPES, type Liability } from '../../finance';
import { decodeAmount, encodeAmount } from '../amount';
import { dollars, provenance } from '../common';
import { dollarsInput, lineInput, positiveDollarsInput } from '../input';
import { decodeProvenance, type Provenance } from '../provenance';

export const liabilityWireSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(LIABILITY_TYPES),
  institution: v.string(),
  balance: v.nullable(dollars),
  limit: v.nullable(dollars),
  monthly_payment: v.nullable(dollars),
  /** It is true when the monthly payment is what the transactions show. */
  payment_seen: v.optional(v.boolean(), false),
  minimum_payment: v.nullable(dollars),
  interest_rate: v.nullable(v.number()),
  original: v.optional(v.nullable(dollars), null),
  open_terms: v.optional(v.array(v.picklist(['rate', 'payment'])), []),
  currency: v.string(),
  mask: v.nullable(v.string()),
  source: v.picklist(['sample', 'bank', 'manual']),
  closed: v.boolean(),
  as_of: v.nullable(v.string()),
});

type LiabilityWire = v.InferOutput<typeof liabilityWireSchema>;

export const liabilitiesAnswerSchema = v.object({
  ...provenance,
  liabilities: v.array(liabilityWireSchema),
});

export interface LiabilitiesAnswer extends Provenance {
  readonly liabilities: readonly Liability[];
}

export function encodeLiability(liability: Liability): LiabilityWire {
  return {
    id: liability.id,
    name: liability.name,
    type: liability.type,
    institution: liability.institution,
    balance: encodeAmount(liability.balance),
    limit: encodeAmount(liability.limit),
    monthly_payment: encodeAmount(liability.monthlyPayment),
    payment_seen: liability.isPaymentSeen ?? false,
    minimum_payment: encodeAmount(liability.minimumPayment),
    interest_rate: liability.aprPercent,
    original: encodeAmount(liability.original ?? null),
    open_terms: [...(liability.openTerms ?? [])],
    currency: liability.currency,
    mask: liability.mask,
    source: liability.source,
    closed: liability.closed,
    as_of: liability.asOf,
  };
}

function decodeLiability(wire: LiabilityWire): Liability {
  return {
    id: wire.id,
    name: wire.name,
    type: wire.type,
    institution: wire.institution,
    balance: decodeAmount(wire.balance),
    limit: decodeAmount(wire.limit),
    monthlyPayment: decodeAmount(wire.monthly_payment),
    ...(wire.payment_seen ? { isPaymentSeen: true } : {}),
    minimumPayment: decodeAmount(wire.minimum_payment),
    aprPercent: wire.interest_rate,
    original: decodeAmount(wire.original),
    openTerms: wire.open_terms,
    currency: wire.currency,
    mask: wire.mask,
    source: wire.source,
    closed: wire.closed,
    asOf: wire.as_of,
  };
}

export function decodeLiabilities(raw: unknown): LiabilitiesAnswer {
  const wire = v.parse(liabilitiesAnswerSchema, raw);
  return { ...decodeProvenance(wire), liabilities: wire.liabilities.map(decodeLiability) };
}

const amountInput = v.optional(v.nullable(positiveDollarsInput));

export const liabilityInputSchema = v.object({
  name: lineInput,
  type: v.picklist(LIABILITY_TYPES),
  institution: v.optional(lineInput),
  balance: dollarsInput,
  limit: amountInput,
  monthly_payment: amountInput,
  minimum_payment: amountInput,
  /** It is in percent per year. */
  interest_rate: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000)))),
});

export type LiabilityInput = v.InferOutput<typeof liabilityInputSchema>;

/** For a bank's debt, only the name can change, and the rate and the payment if the bank does not report them. */
export const liabilityPatchSchema = v.partial(liabilityInputSchema);

export type LiabilityPatch = v.InferOutput<typeof liabilityPatchSchema>;

export const liabilityAnswerSchema = v.object({ liability: liabilityWireSchema });
