import { cents } from '../../../money';
import { financialData, liability, transaction } from '../../../testing/builders';
import type { Category } from '../../category';
import { isoDate } from '../../civil-date';
import type { Liability } from '../../entities';
import { owedCourse } from './owed-course';

const loan = liability({
  id: 'loan',
  type: 'auto_loan',
  balance: cents(200),
  aprPercent: 0,
  monthlyPayment: cents(100),
});
const card = liability({ id: 'card', balance: cents(50), aprPercent: 0, minimumPayment: cents(5) });

const row = (day: string, amount: number, category: Category) =>
  transaction({ date: isoDate(day), amount: cents(amount), category, accountId: 'card' });

const paidInFull = [
  row('2025-06-20', 50, 'Transfer'),
  row('2025-06-05', -50, 'Shopping'),
  row('2025-05-20', 50, 'Transfer'),
  row('2025-05-05', -50, 'Shopping'),
];

const course = (liabilities: readonly Liability[], transactions = paidInFull) =>
  owedCourse(financialData({ liabilities, transactions, today: isoDate('2025-06-30') }));

describe('the course of what is owed', () => {
  it('ends with the last payment', () => {
    expect(course([loan])).toEqual([200, 100, 0]);
  });

  it('leaves a card that is paid in full as it is', () => {
    expect(course([loan, card])).toEqual([250, 150, 50]);
  });

  it.each<[string, Liability[]]>([
    ['there are only cards that are paid in full', [card]],
    ['a rate is missing', [{ ...loan, aprPercent: null }]],
    ['a payment is missing', [{ ...loan, monthlyPayment: null, minimumPayment: null }]],
    ['a debt never ends', [{ ...loan, aprPercent: 900, monthlyPayment: cents(1) }]],
  ])('is unknown when %s', (_, liabilities) => {
    expect(course(liabilities)).toBeNull();
  });
});
