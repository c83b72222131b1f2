import { demoHousehold } from '@halyard/shared-contracts/demo';
import type { Query } from '@halyard/shared-contracts/wire';
import { answerQuery } from '../answer-query';

const sample = demoHousehold();

const NOTHING_ELSE: Query = {
  measure: 'help',
  subjects: [],
  without: [],
  period: null,
  compare: null,
  split: null,
  top: null,
  amount: null,
  target: null,
  size: null,
  order: null,
  rank: null,
  weekdays: [],
};

// A model may fill in parts of a query that belong to another question.
it('does not name a part of a query that the answer ignores', () => {
  const understood = (part: Partial<Query>) =>
    answerQuery({ ...NOTHING_ELSE, ...part }, sample)?.find(({ kind }) => kind === 'understood');
  const subjects: Query['subjects'] = [{ kind: 'account', name: 'Roth IRA' }];
  expect(understood({ measure: 'tax_estimate', subjects, target: 70 })).toMatchObject({
    text: 'Taxes of a year',
  });
  expect(understood({ measure: 'score_steps', target: 120 })).toMatchObject({
    text: 'What your score would take · 100',
  });
  expect(understood({ measure: 'retirement_age', target: 61 })).toMatchObject({
    text: 'Age of retirement · 61',
  });
});
