import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { AiInsight } from '@halyard/shared-contracts/wire';
import { figures } from '../fact/figures';
import { BUILT_IN_INSIGHTS, SET_UP_HREF } from './built-in-insights';
import type { Draft } from './draft';
import { drafts } from './drafts';

const MOST = 6;

export function shownDrafts(financialData: FinancialData, hiddenIds: ReadonlySet<string>): Draft[] {
  const room = financialData.source === 'sample' ? MOST - BUILT_IN_INSIGHTS.length : MOST;
  return drafts(financialData)
    .filter(({ id }) => !hiddenIds.has(id))
    .slice(0, room);
}

export function toInsight({ id, title, message, action, priority, href }: Draft): AiInsight {
  return { id, title, message: message.text, action, priority, href, figures: figures(message) };
}

/** Puts the built-in insights before those of the sample. Own data has them only if it has no others. */
export function withBuiltIn(
  insights: readonly AiInsight[],
  { source }: FinancialData,
  { configured }: { readonly configured: boolean },
): AiInsight[] {
  const builtIn = BUILT_IN_INSIGHTS.filter(({ href }) => !configured || href !== SET_UP_HREF);
  if (source === 'sample') return [...builtIn, ...insights];
  return insights.length > 0 ? [...insights] : [...builtIn];
}
