import * as v from 'valibot';
import { isoDate, isoMonth } from '../../finance';
import { amountOf, contributed, goal, shareOf } from '../../finance/goal/testing/goals';
import { cents } from '../../money';
import { account, financialData } from '../../testing/builders';
import {
  decodeChangedGoal,
  decodeGoals,
  decodeRemovedGoal,
  encodeGoals,
  goalContributionInputSchema,
  goalInputSchema,
  plainGoals,
} from '../goals';

const overHttp = (answer: object): unknown => JSON.parse(JSON.stringify(answer));

const known = financialData({
  today: isoDate('2025-06-30'),
  accounts: [
    account({ id: 'savings', name: 'Savings', type: 'savings', balance: cents(1_000_00) }),
    account({ id: 'jar', name: 'Jar', type: 'savings', balance: cents(200_00) }),
  ],
  goals: [
    goal({
      id: 'trip',
      date: isoDate('2026-06-30'),
      promises: [shareOf('savings', 0.25), amountOf('jar', 50)],
      contributions: [contributed('2025-06-02', 40)],
    }),
    goal({ id: 'someday', target: null }),
  ],
});
const provenance = { source: 'own', as_of: '2025-06-30T12:00:00.000Z', today: '2025-06-30' };
const { goals: encoded, accounts: encodedAccounts } = encodeGoals(known);

describe('goals on the wire', () => {
  it('arrive with their promises, in cents, and with what is unknown as null', () => {
    const decoded = decodeGoals(
      overHttp({ ...provenance, goals: encoded, accounts: encodedAccounts }),
    );
    expect(decoded.goals).toMatchObject([
      {
        id: 'trip',
        target: 1_200_00,
        date: '2026-06-30',
        accounts: [
          { accountId: 'savings', share: 0.25, amount: null, held: 250_00 },
          { accountId: 'jar', share: null, amount: 50_00, held: 50_00 },
        ],
        contributions: [{ accountId: 'savings', date: '2025-06-02', amount: 40_00 }],
      },
      { id: 'someday', target: null, date: null, accounts: [], doneBy: null },
    ]);
    expect(decoded.accounts).toMatchObject([
      { accountId: 'savings', balance: 1_000_00, free: 750_00 },
      { accountId: 'jar', balance: 200_00, free: 150_00 },
    ]);
  });

  it('become the stored goals again for the finance rules', () => {
    const { goals } = decodeGoals(
      overHttp({ ...provenance, goals: encoded, accounts: encodedAccounts }),
    );
    expect(plainGoals(goals).map(({ id, promises }) => [id, promises])).toEqual([
      ['trip', [shareOf('savings', 0.25), amountOf('jar', 50)]],
      ['someday', []],
    ]);
  });

  it('arrive with the month in which they are done', () => {
    const [first] = encoded;
    const { goal: changed, changeId } = decodeChangedGoal(
      overHttp({ ...first, doneBy: '2025-12', changeId: 'change-1' }),
    );
    expect([changed.doneBy, changeId]).toEqual([isoMonth('2025-12'), 'change-1']);
    expect(decodeChangedGoal(overHttp({ ...first })).changeId).toBeUndefined();
    expect(decodeRemovedGoal({ changeId: 'change-2' })).toBe('change-2');
  });

  it.each([
    ['an unknown state', { state: 'lost' }],
    ['text as an amount', { funded: '12' }],
    ['a day that is text', { made_on: 'today' }],
    ['no contributions', { contributions: undefined }],
  ])('are refused with %s', (_, part) => {
    expect(() => decodeChangedGoal(overHttp({ ...encoded[0], ...part }))).toThrow(v.ValiError);
  });
});

describe('a goal that is sent', () => {
  const sent = (part: object) =>
    v.safeParse(goalInputSchema, { name: 'Trip', target: null, ...part });
  const promised = (...accounts: object[]) => sent({ accounts });

  it('promises either a share or an amount of each account', () => {
    const [share, amount] = [
      { accountId: 'savings', share: 0.5 },
      { accountId: 'jar', amount: 5 },
    ];
    expect(promised(share, amount).output).toEqual({
      name: 'Trip',
      target: null,
      date: null,
      accounts: [share, amount],
    });
  });

  it.each([
    ['both', promised({ accountId: 'jar', share: 0.5, amount: 5 })],
    ['neither', promised({ accountId: 'jar' })],
    ['a share above the whole', promised({ accountId: 'jar', share: 1.01 })],
    ['an account twice', promised({ accountId: 'a', share: 1 }, { accountId: 'a', amount: 1 })],
    ['a target of zero', sent({ target: 0 })],
    ['a name of two lines', sent({ name: 'a\nb' })],
  ])('is refused with %s', (_, { success }) => {
    expect(success).toBe(false);
  });

  it.each([
    [-20, true],
    [0, false],
    [0.01, true],
  ])('takes a contribution of $%d: %s', (amount, taken) => {
    const contribution = { accountId: 'jar', amount };
    expect(v.safeParse(goalContributionInputSchema, contribution).success).toBe(taken);
  });
});
