import { keptAnswers, LONGEST_BYTES } from './kept-answers';

const answer = (length: number) => ({
  etag: 'W/"1"',
  body: Buffer.alloc(length),
  headers: {},
});

/** Room for two answers of 1000 bytes, with what they take beside them, and not for three. */
const ROOM_FOR_TWO = 3000;

describe('keptAnswers', () => {
  it('finds what was kept, and nothing else', () => {
    const kept = keptAnswers();
    kept.keep('a', answer(3));
    expect(kept.find('a')).toEqual(answer(3));
    expect(kept.find('b')).toBeUndefined();
  });

  it('forgets the longest unused when it is full', () => {
    const kept = keptAnswers(ROOM_FOR_TWO);
    kept.keep('a', answer(1000));
    kept.keep('b', answer(1000));
    kept.find('a');
    kept.keep('c', answer(1000));
    expect(kept.find('b')).toBeUndefined();
    expect(kept.find('a')).toBeDefined();
    expect(kept.find('c')).toBeDefined();
  });

  it('counts an answer that is kept again once', () => {
    const kept = keptAnswers(ROOM_FOR_TWO);
    kept.keep('b', answer(1000));
    for (let again = 0; again < 5; again += 1) kept.keep('a', answer(1000));
    expect(kept.find('b')).toBeDefined();
  });

  it('counts what it keeps beside the bytes, so that tags alone fill it as well', () => {
    const kept = keptAnswers(ROOM_FOR_TWO);
    for (let each = 0; each < 100; each += 1) kept.keep(`q${each}`, { ...answer(0), body: null });
    expect(kept.find('q0')).toBeUndefined();
    expect(kept.find('q99')).toBeDefined();
  });

  it.each([
    [LONGEST_BYTES, true],
    [LONGEST_BYTES + 1, false],
  ])('keeps the bytes of an answer of %d: %s; its tag in any case', (length, isKept) => {
    const kept = keptAnswers();
    kept.keep('long', answer(length));
    expect(kept.find('long')?.etag).toBe('W/"1"');
    expect(kept.find('long')?.body !== null).toBe(isKept);
  });
});
