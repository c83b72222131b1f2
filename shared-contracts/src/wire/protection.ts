import * as v from 'valibot';
import type { ProtectionPolicy } from '../finance';
import { fromDollars, toDollars } from '../money';
import { dollars, provenance } from './common';
import { lineInput, positiveDollarsInput } from './input';
import { decodeProvenance, type Provenance } from './provenance';

const policyWireSchema = v.object({
  id: v.string(),
  type: v.picklist(['whole_life', 'term_life', 'mortgage']),
  provider: v.string(),
  policy_number: v.string(),
  premium: dollars,
  coverage: dollars,
  status: v.picklist(['active', 'inactive']),
});

/** `premium` is per month (P2-3-3). */
type PolicyWire = v.InferOutput<typeof policyWireSchema>;

export const protectionAnswerSchema = v.object({
  ...provenance,
  policies: v.array(policyWireSchema),
});

export interface ProtectionAnswer extends Provenance {
  readonly policies: readonly ProtectionPolicy[];
}

export function encodePolicy(policy: ProtectionPolicy): PolicyWire {
  return {
    id: policy.id,
    type: policy.type,
    provider: policy.provider,
    policy_number: policy.policyNumber,
    premium: toDollars(policy.premium),
    coverage: toDollars(policy.coverage),
    status: policy.status,
  };
}

export function decodePolicy(raw: unknown): ProtectionPolicy {
  const wire = v.parse(policyWireSchema, raw);
  return {
    id: wire.id,
    type: wire.type,
    provider: wire.provider,
    policyNumber: wire.policy_number,
    premium: fromDollars(wire.premium),
    coverage: fromDollars(wire.coverage),
    status: wire.status,
  };
}

export function decodeProtection(raw: unknown): ProtectionAnswer {
  const wire = v.parse(protectionAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    policies: wire.policies.map(decodePolicy),
  };
}

export const policyInputSchema = v.object({
  type: v.picklist(['whole_life', 'term_life', 'mortgage']),
  provider: lineInput,
  policy_number: lineInput,
  premium: positiveDollarsInput,
  coverage: positiveDollarsInput,
  status: v.picklist(['active', 'inactive']),
});

export type PolicyInput = v.InferOutput<typeof policyInputSchema>;

export const policyPatchSchema = v.partial(policyInputSchema);

export type PolicyPatch = v.InferOutput<typeof policyPatchSchema>;

export const policyAnswerSchema = v.object({ policy: policyWireSchema });
