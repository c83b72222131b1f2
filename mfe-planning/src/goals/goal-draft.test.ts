import { cents } from '@halyard/shared-contracts/money';
import { draftProblems, type Funding, inputOf, NEW_GOAL } from './goal-draft';

const accounts = [{ accountId: 'a', name: 'Savings', balance: cents(1), free: cents(1) }];
const funded = (funding: Partial<Funding>) => ({
  ...NEW_GOAL,
  name: ' Trip ',
  funding: {
    a: { kind: 'none', amount: null, percent: '', ...funding } as const,
    gone: { kind: 'amount', amount: cents(5), percent: '' } as const,
  },
});

it.each([
  [{ kind: 'none' }, []],
  [{ kind: 'share', percent: '25' }, [{ accountId: 'a', share: 0.25 }]],
  [{ kind: 'share', percent: ' 12.5 % ' }, [{ accountId: 'a', share: 0.125 }]],
  [{ kind: 'amount', amount: cents(30_00) }, [{ accountId: 'a', amount: 30 }]],
] as const)(
  '%j funds a goal with %j, and an account that is gone with nothing',
  (funding, promises) => {
    expect(inputOf(funded(funding), accounts)).toEqual({
      name: 'Trip',
      target: null,
      date: null,
      accounts: promises,
    });
  },
);

it.each([
  [{ ...NEW_GOAL, name: ' ' }, ['name']],
  [{ ...NEW_GOAL, name: 'x', target: cents(0) }, ['target']],
  [{ ...NEW_GOAL, name: 'x', target: cents(-500_00) }, ['target']],
  [{ ...NEW_GOAL, name: 'x', target: cents(1) }, []],
  [{ ...NEW_GOAL, name: 'x', date: '2025-07-14' }, ['date']],
  [funded({ kind: 'share', percent: '' }), ['funding']],
  [funded({ kind: 'share', percent: '101' }), ['funding']],
  [funded({ kind: 'share', percent: '100' }), []],
  [funded({ kind: 'share', percent: '-1' }), ['funding']],
  [funded({ kind: 'amount', amount: null }), ['funding']],
  [funded({ kind: 'amount', amount: cents(-1) }), ['funding']],
])('%j has the problems %j', (draft, problems) => {
  expect(Object.keys(draftProblems(draft, { today: '2025-07-15' }))).toEqual(problems);
});
