import type { Household } from '@halyard/shared-contracts/finance';
import type { AiInsight } from '@halyard/shared-contracts/wire';
import { advice } from '../../finance/insight/advice';
import { findings } from '../../finance/insight/findings';
import { BUILT_IN_INSIGHTS } from './built-in-insights';

const RANK: Readonly<Record<AiInsight['priority'], number>> = { high: 0, medium: 1, low: 2 };
/** A card of insights that scrolls for ever is read by nobody. */
const MOST = 6;

/** The most pressing findings of a person's own data; the built-in ones when there are none, or only sample data. */
export function localInsights(household: Household): readonly AiInsight[] {
  if (household.source === 'sample') return BUILT_IN_INSIGHTS;
  const found = findings(household)
    .map((finding) => advice(finding))
    .sort((a, b) => RANK[a.priority] - RANK[b.priority])
    .slice(0, MOST);
  return found.length > 0 ? found : BUILT_IN_INSIGHTS;
}
