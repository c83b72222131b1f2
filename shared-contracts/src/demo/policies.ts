import { cents } from '../money';
import type { ProtectionPolicy } from '../finance';

export const POLICIES: readonly ProtectionPolicy[] = [
  {
    id: 'pol-term',
    type: 'term_life',
    provider: 'Lakeway Mutual',
    policyNumber: 'TL-4480217',
    premium: cents(24_50),
    coverage: cents(400_000_00),
    status: 'active',
  },
  {
    id: 'pol-whole',
    type: 'whole_life',
    provider: 'Pedernales Life',
    policyNumber: 'WL-0093154',
    premium: cents(61_00),
    coverage: cents(50_000_00),
    status: 'active',
  },
  {
    id: 'pol-mortgage',
    type: 'mortgage',
    provider: 'Hill Country Insurance',
    policyNumber: 'MP-7720846',
    premium: cents(38_00),
    coverage: cents(180_000_00),
    status: 'inactive',
  },
];
