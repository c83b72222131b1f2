import { draftProblemWords } from './draft-problem-words';

describe('draftProblemWords', () => {
  it('has a sentence for each field with a problem', () => {
    expect(draftProblemWords({ name: 'no_name', limit: 'negative_amount' })).toEqual({
      name: 'Give it a name',
      limit: 'Enter an amount of zero or more',
    });
  });

  it('is empty for a draft without problems', () => {
    expect(draftProblemWords({})).toEqual({});
  });
});
