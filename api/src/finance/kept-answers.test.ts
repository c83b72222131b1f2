import { keptAnswers } from './kept-answers';

const answer = (length: number) => ({ body: 'x'.repeat(length), encoding: undefined });

describe('keptAnswers', () => {
  it('finds what was kept, and nothing else', () => {
    const kept = keptAnswers();
    kept.keep('a', answer(3));
    expect(kept.find('a')).toEqual(answer(3));
    expect(kept.find('b')).toBeUndefined();
  });

  it('forgets the longest unused when it is full', () => {
    const kept = keptAnswers(10);
    kept.keep('a', answer(4));
    kept.keep('b', answer(4));
    kept.find('a');
    kept.keep('c', answer(4));
    expect(kept.find('b')).toBeUndefined();
    expect(kept.find('a')).toBeDefined();
    expect(kept.find('c')).toBeDefined();
  });

  it('counts an answer that is kept again once', () => {
    const kept = keptAnswers(10);
    kept.keep('b', answer(4));
    for (let again = 0; again < 5; again += 1) kept.keep('a', answer(4));
    expect(kept.find('b')).toBeDefined();
  });

  it.each([
    [65_536, true],
    [65_537, false],
  ])('of %d bytes keeps an answer: %s', (length, isKept) => {
    const kept = keptAnswers();
    kept.keep('long', answer(length));
    expect(kept.find('long') !== undefined).toBe(isKept);
  });
});
