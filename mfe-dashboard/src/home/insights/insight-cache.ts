import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { type AiInsight, aiInsightsAnswerSchema } from '@halyard/shared-contracts/wire';
import { conform } from '../../conform';

/** 10 minutes in ms (P1-9-6). */
export const INSIGHT_CACHE_MS = 600_000;

interface Moment {
  readonly source: 'sample' | 'own';
  /** The time is in epoch milliseconds. */
  readonly now: number;
}

interface Kept {
  readonly source: unknown;
  readonly savedAt: number;
  readonly answer: unknown;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  'answer' in value &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';

const isFresh = (savedAt: number, now: number): boolean =>
  savedAt <= now && now - savedAt < INSIGHT_CACHE_MS;

export function keepInsights(
  storage: KeyValueStore,
  insights: readonly AiInsight[],
  { source, now }: Moment,
): void {
  const kept: Kept = { source, savedAt: now, answer: { insights } };
  storage.setItem(STORAGE_KEYS.insights, JSON.stringify(kept));
}

export function forgetInsights(storage: KeyValueStore): void {
  storage.removeItem(STORAGE_KEYS.insights);
}

/** Returns null when they are too old, belong to other data, or cannot be read. */
export async function keptInsights(
  storage: KeyValueStore,
  { source, now }: Moment,
): Promise<readonly AiInsight[] | null> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.insights) ?? 'null');
    if (!isKept(kept) || kept.source !== source || !isFresh(kept.savedAt, now)) return null;
    return (await conform(aiInsightsAnswerSchema, kept.answer)).insights;
  } catch {
    return null;
  }
}
