import type { FinancialData } from '@halyard/shared-contracts/finance';
import { accountDrafts } from './account-drafts';
import { assetDrafts } from './asset-drafts';
import type { Draft } from './draft';
import { findingDrafts } from './finding-drafts';
import { perData } from '../per-data';
import { paymentDrafts } from './payment-drafts';
import { planDrafts } from './plan-drafts';
import { trendDrafts } from './trend-drafts';

const RANK: Readonly<Record<Draft['priority'], number>> = { high: 0, medium: 1, low: 2 };

const GENERATORS: readonly ((financialData: FinancialData) => Draft[])[] = [
  findingDrafts,
  accountDrafts,
  assetDrafts,
  paymentDrafts,
  trendDrafts,
  planDrafts,
];

export const drafts = perData((financialData): Draft[] => {
  const all = GENERATORS.flatMap((generator) => generator(financialData));
  const byId = new Map(all.map((each) => [each.id, each]));
  return [...byId.values()].sort(
    (a, b) => RANK[a.priority] - RANK[b.priority] || b.worth - a.worth,
  );
});
