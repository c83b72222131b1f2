import { isoDate, isoMonth } from '../../finance';
import { cents } from '../../money';
import { financialData, transaction } from '../../testing/builders';
import { calendarAnswer, decodeCalendar } from './bills-calendar';

const PRICES = [-15_99, -15_99, -15_99, -15_99, -15_99, -17_99];

const withPrices = (prices: readonly number[]) =>
  financialData({
    transactions: prices
      .map((price, at) =>
        transaction({
          merchant: 'Streamflix',
          name: 'STREAMFLIX',
          category: 'Subscriptions',
          amount: cents(price),
          date: isoDate(`2025-0${at + 1}-05`),
        }),
      )
      .toReversed(),
  });

const received = (prices: readonly number[]) => {
  const answer = calendarAnswer(withPrices(prices), isoMonth('2025-07'));
  const provenance = { source: 'own', as_of: '2025-06-30T12:00:00.000Z', today: '2025-06-30' };
  return decodeCalendar(JSON.parse(JSON.stringify({ ...provenance, ...answer })));
};

it('the price of a subscription before it rose arrives in cents', () => {
  const { entries, subscriptions } = received(PRICES);
  expect(entries).toMatchObject([{ date: '2025-07-05', amount: -17_99, priceBefore: 15_99 }]);
  expect(subscriptions).toMatchObject([{ priceRise: { from: 15_99, to: 17_99 } }]);
});

it('an unchanged price has no earlier price', () => {
  const { entries, subscriptions } = received(PRICES.map(() => -15_99));
  expect(entries).toMatchObject([{ amount: -15_99, priceBefore: null }]);
  expect(subscriptions).toMatchObject([{ priceRise: null }]);
});
