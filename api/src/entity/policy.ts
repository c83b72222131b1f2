import {
  encodePolicy,
  PATHS,
  policyAnswerSchema,
  policyInputSchema,
  policyPatchSchema,
} from '@halyard/shared-contracts/wire';
import { cents, text } from './cells';
import { defineEntity } from './entity';

export const policy = defineEntity({
  name: 'policy',
  table: 'policies',
  path: PATHS.finance.protection,
  about: 'Insurance policies.',
  columns: {
    type: policyInputSchema.entries.type,
    provider: text,
    policy_number: text,
    premium_cents: cents,
    coverage_cents: cents,
    status: policyInputSchema.entries.status,
  },
  input: policyInputSchema,
  patch: policyPatchSchema,
  answer: policyAnswerSchema,
  sample: ({ policies }) => policies.map(encodePolicy),
  example: {
    type: 'term_life',
    provider: 'Harbor Mutual',
    policy_number: 'TL-9',
    premium: 32.1,
    coverage: 500_000,
    status: 'active',
  },
});
