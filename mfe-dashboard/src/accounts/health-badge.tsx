import type { AccountHealth } from '@halyard/shared-contracts/finance';
import { Badge } from '@halyard/shared-contracts/ui';
import type { AccountRow } from './account-rows';

const HEALTH = {
  critical: { tone: 'negative', word: 'Critical' },
  warning: { tone: 'warning', word: 'Warning' },
  growing: { tone: 'positive', word: 'Growing' },
  stable: { tone: 'neutral', word: 'Stable' },
} as const satisfies Record<AccountHealth, object>;

// Implements P1-4-14.
export function HealthBadge({ row }: { readonly row: Pick<AccountRow, 'health' | 'closed'> }) {
  if (row.closed) return <Badge tone="neutral">Closed</Badge>;
  if (row.health === null) return null;
  const { tone, word } = HEALTH[row.health];
  return <Badge tone={tone}>{word}</Badge>;
}
