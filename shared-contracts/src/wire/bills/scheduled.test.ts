import * as v from 'valibot';
import { cents } from '../../money';
import { decodeScheduledItem, decodeScheduledList, scheduledInputSchema } from './scheduled';

const wire = {
  id: 'scheduled-1',
  name: 'Rent',
  amount: -1_200.5,
  date: '2025-07-01',
  rhythm: 'monthly',
  ends: null,
  account_id: null,
};

describe('scheduled items', () => {
  it('arrive in cents, with or without a last day', () => {
    expect(decodeScheduledItem({ scheduled_item: wire })).toEqual({
      id: 'scheduled-1',
      name: 'Rent',
      amount: cents(-1_200_50),
      date: '2025-07-01',
      rhythm: 'monthly',
      ends: null,
      accountId: null,
    });
    const scheduled = [{ ...wire, ends: '2025-12-01', account_id: 'checking' }];
    expect(decodeScheduledList({ scheduled })).toMatchObject([
      { ends: '2025-12-01', accountId: 'checking' },
    ]);
  });

  it.each([{ rhythm: 'sometimes' }, { date: 'soon' }, { ends: 'never' }, { amount: '12' }])(
    'are refused as answered with %j',
    (part) => {
      expect(() => decodeScheduledItem({ scheduled_item: { ...wire, ...part } })).toThrow(
        v.ValiError,
      );
    },
  );

  it.each([
    [{}, true],
    [{ amount: 0.01 }, true],
    [{ amount: 0 }, false],
    [{ name: 'x'.repeat(80) }, true],
    [{ name: 'x'.repeat(81) }, false],
  ])('are sent with %j: %s', (part, taken) => {
    expect(v.safeParse(scheduledInputSchema, { ...wire, ...part }).success).toBe(taken);
  });
});
