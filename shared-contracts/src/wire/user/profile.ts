import * as v from 'valibot';
import type { Profile } from '../../finance';
import { decodeAmount, encodeAmount } from '../amount';
import { dollars, provenance } from '../common';
import { decodeProvenance, type Provenance } from '../provenance';

const profileWireSchema = v.object({
  name: v.nullable(v.string()),
  age: v.nullable(v.number()),
  occupation: v.nullable(v.string()),
  location: v.nullable(v.string()),
  income: v.nullable(dollars),
  maritalStatus: v.nullable(v.string()),
  lifestyle: v.nullable(v.string()),
});

/** `income` is in dollars per year before tax (P1-3-13). */
type ProfileWire = v.InferOutput<typeof profileWireSchema>;

export const profileAnswerSchema = v.object({ ...provenance, profile: profileWireSchema });

export interface ProfileAnswer extends Provenance {
  readonly profile: Profile;
}

export function encodeProfile(profile: Profile): ProfileWire {
  return { ...profile, income: encodeAmount(profile.income) };
}

export function decodeProfile(raw: unknown): ProfileAnswer {
  const wire = v.parse(profileAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    profile: { ...wire.profile, income: decodeAmount(wire.profile.income) },
  };
}
