import type { Household } from '@halyard/shared-contracts/finance';
import type { DataInsight } from '@halyard/shared-contracts/wire';

export function dataInsights(_: Household): DataInsight[] {
  return [];
}
