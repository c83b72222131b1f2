import { parseAnswers, STEPS, toggled } from '.';

const keysOf = STEPS.flatMap(({ questions }) =>
  questions.flatMap((question) =>
    question.kind === 'timeline' ? question.goals.map(({ key }) => key) : [question.key],
  ),
);

const choicesOf = (key: string) =>
  STEPS.flatMap(({ questions }) => questions).flatMap((question) =>
    question.kind === 'list' && question.key === key ? question.choices : [],
  );

describe('the questionnaire', () => {
  // Covers P1-2.5-1, R-1.9.
  it('has the six steps of the specification in order', () => {
    expect(STEPS.map(({ title }) => title)).toEqual([
      'Relationship with Money',
      'Goals + Vision',
      'Wealth Strategy + Lifestyle',
      'Risk + Philosophy',
      'Personal Passions + Preferences',
      'Personality Type Matching',
    ]);
  });

  // Covers P1-3-25, R-1.9.
  it('uses each key of the specification once', () => {
    const plain = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `q${from + index}`);
    const goals = ['q7_1', 'q7_3', 'q7_5', 'q7_10', 'q7_20'];
    expect(keysOf.filter((key) => key !== 'personalityTraits')).toEqual([
      ...plain(1, 6),
      ...goals,
      ...plain(8, 26),
    ]);
    expect(keysOf.filter((key) => key === 'personalityTraits')).toHaveLength(1);
  });

  // Covers P1-3-25.
  it.each([
    ['every other question', 'text', /^q([1-689]|10|1[2-9]|2[0-46])$/, 23],
    ['q11, q25 and the traits', 'list', /^(q11|q25|personalityTraits)$/, 3],
  ])('asks %s as %s', (_, kind, keys, count) => {
    const found = STEPS.flatMap(({ questions }) => questions).flatMap((question) =>
      question.kind !== 'timeline' && question.kind === kind ? [question.key] : [],
    );
    expect(found).toHaveLength(count);
    for (const key of found) expect(key).toMatch(keys);
  });

  // Covers P1-2.5-4, P1-2.5-5.
  it('offers the paths to wealth in order, and a free text for Other', () => {
    expect(choicesOf('q11').map(({ label }) => label)).toEqual([
      'Real estate',
      'Startups',
      'Private equity',
      'Venture capital',
      'Stock market',
      'Owning a business',
      'Other',
    ]);
    const paths = STEPS.flatMap(({ questions }) => questions).find(
      (question) => question.kind === 'list' && question.key === 'q11',
    );
    expect(paths).toMatchObject({ other: 'q11_other' });
  });

  // Covers P1-2.5-6.
  it('offers the five personalities', () => {
    expect(choicesOf('personalityTraits').map(({ value }) => value)).toEqual([
      'analytical',
      'dreamer',
      'doer',
      'cautious',
      'creative',
    ]);
  });
});

describe('answers', () => {
  // Covers P1-5-1.
  it.each([
    [undefined, 'a', ['a']],
    [['a'], 'b', ['a', 'b']],
    [['a', 'b'], 'a', ['b']],
  ])('of %j toggled by %s are %j', (list, choice, expected) => {
    expect(toggled(list, choice)).toEqual(expected);
  });

  it.each([
    [null, null],
    ['not json', null],
    ['[1]', null],
    ['{"q1":5}', null],
    ['{"q1":"a","q11":["Other"]}', { q1: 'a', q11: ['Other'] }],
  ])('stored as %j are read as %j', (stored, answers) => {
    expect(parseAnswers(stored)).toEqual(answers);
  });
});
