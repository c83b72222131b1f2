import { cents } from '../../money';
import { account, financialData, transaction } from '../../testing/builders';
import type { Category } from '../category';
import { isoDate } from '../civil-date';
import { NOTIFICATION_TYPES, type Transaction } from '../entities';
import { derivedNotifications } from './derived';

const today = isoDate('2025-06-30');

const monthly = (merchant: string, category: Category, day: string, amounts: number[]) =>
  amounts.map((amount, index): Transaction =>
    transaction({
      id: `${merchant}-${index}`,
      merchant,
      category,
      date: isoDate(`2025-0${7 - amounts.length + index}-${day}`),
      amount: cents(amount),
    }),
  );

const told = (transactions: Transaction[], accounts = financialData().accounts) =>
  derivedNotifications({ accounts, transactions }, today);

const holding = (balance: number) =>
  account({ id: `b${balance}`, name: 'Fund', type: 'brokerage', balance: cents(balance) });

describe('derivedNotifications', () => {
  it('tell all five kinds of news from real data, newest first', () => {
    const news = told(
      [
        ...monthly('Netflix', 'Subscriptions', '10', [-15_49, -15_49, -17_99]),
        ...monthly('Spotify', 'Subscriptions', '06', [-11_99, -11_99, -11_99]),
        ...monthly('Landlord', 'Rent', '01', [-900_00, -900_00, -900_00]),
        transaction({ id: 'pay', merchant: 'Studio', category: 'Salary', amount: cents(5_00) }),
      ].map((t) => (t.id === 'pay' ? { ...t, date: isoDate('2025-06-27') } : t)),
      [holding(60), holding(40)],
    );
    expect(new Set(news.map(({ type }) => type))).toEqual(new Set(NOTIFICATION_TYPES));
    expect(news.map(({ date, title, message }) => [date, title, message])).toEqual([
      [
        '2025-06-29',
        'Spotify renews on July 6',
        'About $11.99 is expected on July 6, judging by earlier payments.',
      ],
      ['2025-06-27', 'Deposit from Studio', '$5.00 arrived on June 27.'],
      [
        '2025-06-24',
        'Landlord is due on July 1',
        'About $900.00 is expected on July 1, judging by earlier payments.',
      ],
      ['2025-06-10', 'Netflix costs more', 'Netflix charged $17.99, $2.50 more than before.'],
      [
        '2025-06-01',
        'Most of your investments sit in one account',
        'Fund holds 60% of the $1.00 you have invested.',
      ],
    ]);
    expect(news.every(({ read }) => !read)).toBe(true);
  });

  it('keep their ids while the data stay the same', () => {
    const list = monthly('Landlord', 'Rent', '01', [-900_00, -900_00, -900_00]);
    expect(told(list).map(({ id }) => id)).toEqual(['payment_due:Landlord:2025-06-24']);
    expect(told(list)).toEqual(told(list));
  });

  it('tell two plans of one company that are due on one day apart', () => {
    const plans = [-40_00, -60_00].flatMap((price) =>
      monthly('Phone Co', 'Phone', '05', [price, price, price]),
    );
    const news = derivedNotifications({ accounts: [], transactions: plans }, isoDate('2025-06-30'));
    expect(news.map(({ id, message }) => [id, message.slice(0, 12)])).toEqual([
      ['payment_due:Phone Co:2025-06-28', 'About $40.00'],
      ['payment_due:Phone Co:2025-06-28:2', 'About $60.00'],
    ]);
  });

  it('are none when there is nothing to tell', () => {
    expect(told([])).toEqual([]);
  });

  it.each([
    ['2025-06-15', 0],
    ['2025-06-16', 1],
    ['2025-06-30', 1],
    ['2025-07-01', 0],
  ])('tell a deposit of %s %d times', (date, count) => {
    const deposit = transaction({ category: 'Salary', amount: cents(5), date: isoDate(date) });
    expect(told([deposit])).toHaveLength(count);
  });

  it.each([
    ['2025-07-10', 1],
    ['2025-07-11', 1],
    ['2025-07-12', 0],
  ])('tell on %s a price rise of June 10 %d times', (day, count) => {
    const list = monthly('Netflix', 'Subscriptions', '10', [-15_49, -15_49, -17_99]);
    const news = derivedNotifications({ accounts: [], transactions: list }, isoDate(day));
    expect(news.filter(({ type }) => type === 'bill_increase')).toHaveLength(count);
  });

  it.each([
    [[60, 40], 1],
    [[59, 41], 0],
    [[100], 0],
    [[100, -5], 0],
  ])('tell of investments of %j %d times', (balances, count) => {
    expect(told([], balances.map(holding))).toHaveLength(count);
  });

  it('do not call money put aside a bill', () => {
    expect(told(monthly('My savings', 'Savings', '01', [-5_00, -5_00, -5_00]))).toEqual([]);
  });
});
