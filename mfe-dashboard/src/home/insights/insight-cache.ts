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

interface Stored {
  readonly source: unknown;
  readonly savedAt: number;
  readonly answer: unknown;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  'answer' in value &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';

const isFresh = (savedAt: number, now: number): boolean =>
  savedAt <= now && now - savedAt < INSIGHT_CACHE_MS;

export function storeInsights(
  storage: KeyValueStore,
  insights: readonly AiInsight[],
  { source, now }: Moment,
): void {
  const stored: Stored = { source, savedAt: now, answer: { insights } };
  storage.setItem(STORAGE_KEYS.insights, JSON.stringify(stored));
}

export function forgetInsights(storage: KeyValueStore): void {
  storage.removeItem(STORAGE_KEYS.insights);
}

/** Returns null when they are too old, belong to other data, or cannot be read. */
export async function storedInsights(
  storage: KeyValueStore,
  { source, now }: Moment,
): Promise<readonly AiInsight[] | null> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.insights) ?? 'null');
    if (!isStored(stored) || stored.source !== source || !isFresh(stored.savedAt, now)) return null;
    return (await conform(aiInsightsAnswerSchema, stored.answer)).insights;
  } catch {
    return null;
  }
}
