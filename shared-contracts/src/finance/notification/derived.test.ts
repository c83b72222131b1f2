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

const notificationsOf = (transactions: Transaction[], accounts = financialData().accounts) =>
  derivedNotifications({ accounts, transactions }, today);

const investmentAccount = (balance: number) =>
  account({ id: `b${balance}`, name: 'Fund', type: 'brokerage', balance: cents(balance) });

describe('derivedNotifications', () => {
  it('returns all five types of notification, newest first', () => {
    const news = notificationsOf(
      [
        ...monthly('Netflix', 'Subscriptions', '10', [-15_49, -15_49, -17_99]),
        ...monthly('Spotify', 'Subscriptions', '06', [-11_99, -11_99, -11_99]),
        ...monthly('Landlord', 'Rent', '01', [-900_00, -900_00, -900_00]),
        transaction({ id: 'pay', merchant: 'Studio', category: 'Salary', amount: cents(5_00) }),
      ].map((t) => (t.id === 'pay' ? { ...t, date: isoDate('2025-06-27') } : t)),
      [investmentAccount(60), investmentAccount(40)],
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

  it('returns the same ids for the same data', () => {
    const list = monthly('Landlord', 'Rent', '01', [-900_00, -900_00, -900_00]);
    expect(notificationsOf(list).map(({ id }) => id)).toEqual(['payment_due:Landlord:2025-06-24']);
    expect(notificationsOf(list)).toEqual(notificationsOf(list));
  });

  it('gives different ids to two plans of one company due on the same day', () => {
    const plans = [-40_00, -60_00].flatMap((price) =>
      monthly('Phone Co', 'Phone', '05', [price, price, price]),
    );
    const news = derivedNotifications({ accounts: [], transactions: plans }, isoDate('2025-06-30'));
    expect(news.map(({ id, message }) => [id, message.slice(0, 12)])).toEqual([
      ['payment_due:Phone Co:2025-06-28', 'About $40.00'],
      ['payment_due:Phone Co:2025-06-28:2', 'About $60.00'],
    ]);
  });

  it('returns nothing without news', () => {
    expect(notificationsOf([])).toEqual([]);
  });

  it.each([
    ['2025-06-15', 0],
    ['2025-06-16', 1],
    ['2025-06-30', 1],
    ['2025-07-01', 0],
  ])('report a deposit of %s %d times', (date, count) => {
    const deposit = transaction({ category: 'Salary', amount: cents(5), date: isoDate(date) });
    expect(notificationsOf([deposit])).toHaveLength(count);
  });

  it.each([
    ['2025-07-10', 1],
    ['2025-07-11', 1],
    ['2025-07-12', 0],
  ])('report on %s a price rise of June 10 %d times', (day, count) => {
    const list = monthly('Netflix', 'Subscriptions', '10', [-15_49, -15_49, -17_99]);
    const news = derivedNotifications({ accounts: [], transactions: list }, isoDate(day));
    expect(news.filter(({ type }) => type === 'bill_increase')).toHaveLength(count);
  });

  it.each([
    [[60, 40], 1],
    [[59, 41], 0],
    [[100], 0],
    [[100, -5], 0],
  ])('report investments of %j %d times', (balances, count) => {
    expect(notificationsOf([], balances.map(investmentAccount))).toHaveLength(count);
  });

  it('does not announce money set aside as a bill', () => {
    expect(notificationsOf(monthly('My savings', 'Savings', '01', [-5_00, -5_00, -5_00]))).toEqual(
      [],
    );
  });
});
