import { answerCache, MAX_BODY_BYTES } from './answer-cache';

const answer = (length: number) => ({
  etag: 'W/"1"',
  body: Buffer.alloc(length),
  headers: {},
});

/** Two answers of 1000 bytes fit in with their overhead, but not three. */
const ROOM_FOR_TWO = 3000;

describe('answerCache', () => {
  it('returns only the answer of the same key', () => {
    const cache = answerCache();
    cache.set('a', answer(3));
    expect(cache.get('a')).toEqual(answer(3));
    expect(cache.get('b')).toBeUndefined();
  });

  it('evicts the least recently used answer when it is full', () => {
    const cache = answerCache(ROOM_FOR_TWO);
    cache.set('a', answer(1000));
    cache.set('b', answer(1000));
    cache.get('a');
    cache.set('c', answer(1000));
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('c')).toBeDefined();
  });

  it('counts an answer that is set again once', () => {
    const cache = answerCache(ROOM_FOR_TWO);
    cache.set('b', answer(1000));
    for (let again = 0; again < 5; again += 1) cache.set('a', answer(1000));
    expect(cache.get('b')).toBeDefined();
  });

  it('counts the overhead of answers without a body', () => {
    const cache = answerCache(ROOM_FOR_TWO);
    for (let each = 0; each < 100; each += 1) cache.set(`q${each}`, { ...answer(0), body: null });
    expect(cache.get('q0')).toBeUndefined();
    expect(cache.get('q99')).toBeDefined();
  });

  it.each([
    [MAX_BODY_BYTES, true],
    [MAX_BODY_BYTES + 1, false],
  ])('caches the tag of an answer of %d bytes, and its body: %s', (length, isCached) => {
    const cache = answerCache();
    cache.set('long', answer(length));
    expect(cache.get('long')?.etag).toBe('W/"1"');
    expect(cache.get('long')?.body !== null).toBe(isCached);
  });
});
