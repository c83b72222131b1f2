import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import { addMonths, firstDay, isoDate, monthOf } from '../civil-date';
import { recurringStreams } from '../recurring/streams';
import { subscriptionCosts } from './subscriptions';

const costsOn = (day: string, amounts: readonly number[] = [-12_00, -12_00, -12_00, -12_00]) => {
  const rows = amounts.map((amount, at) =>
    transaction({
      merchant: 'Stream Box',
      category: 'Subscriptions',
      amount: cents(amount),
      date: isoDate(`${firstDay(addMonths(monthOf(isoDate('2025-05-01')), at - 3)).slice(0, 8)}15`),
    }),
  );
  const today = isoDate(day);
  return subscriptionCosts(recurringStreams(rows, today), today);
};

// Covers P3-B3-3.
describe('subscriptionCosts', () => {
  it('adds up a year of the latest prices', () => {
    expect(costsOn('2025-06-01').yearly).toBe(144_00);
    const risen = costsOn('2025-06-01', [-12_00, -12_00, -12_00, -15_00]);
    expect(risen.yearly).toBe(180_00);
    expect(risen.subscriptions[0]?.priceRise).toEqual({ from: 12_00, to: 15_00 });
  });

  it.each([
    ['2025-06-12', '2025-06-12'],
    ['2025-06-13', '2025-07-12'],
  ])('on %s a payment of the 15th can be canceled until %s', (day, cancelBy) => {
    expect(costsOn(day).subscriptions).toMatchObject([{ next: '2025-06-15', cancelBy }]);
  });

  it('leaves out subscriptions that stopped', () => {
    expect(costsOn('2025-06-25').subscriptions).toEqual([]);
  });
});
