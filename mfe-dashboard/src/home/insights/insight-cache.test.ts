import { memoryStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import type { AiInsight } from '@halyard/shared-contracts/wire';
import { forgetInsights, INSIGHT_CACHE_MS, storeInsights, storedInsights } from './insight-cache';

const NOW = 1_750_000_000_000;
const insights: AiInsight[] = [
  { title: 'T', message: 'M', action: 'A', priority: 'high', href: '/budget' },
];

const stored = () => {
  const storage = memoryStorage();
  storeInsights(storage, insights, { source: 'own', now: NOW });
  return storage;
};

describe('storedInsights', () => {
  // Covers P1-7-31, P1-9-6.
  it.each([
    ['at once', 0, insights],
    ['a millisecond before ten minutes', INSIGHT_CACHE_MS - 1, insights],
    ['after ten minutes', INSIGHT_CACHE_MS, null],
    ['when the clock was set back', -1, null],
  ])('returns the right insights for %s', async (_, laterMs, expected) => {
    expect(await storedInsights(stored(), { source: 'own', now: NOW + laterMs })).toEqual(expected);
  });

  it('keeps the insights of the sample apart from those of own data', async () => {
    expect(await storedInsights(stored(), { source: 'sample', now: NOW })).toBeNull();
  });

  it.each(['not json', 'null', '{}', JSON.stringify({ source: 'own', savedAt: NOW, answer: {} })])(
    'returns null for %s',
    async (text) => {
      const storage = memoryStorage();
      storage.setItem(STORAGE_KEYS.insights, text);
      expect(await storedInsights(storage, { source: 'own', now: NOW })).toBeNull();
    },
  );

  //
  it('returns null after the insights were deleted', async () => {
    const storage = stored();
    forgetInsights(storage);
    expect(await storedInsights(storage, { source: 'own', now: NOW })).toBeNull();
  });
});
