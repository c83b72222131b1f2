import {
  addMonths,
  type FinancialData,
  isoDate,
  isoMonth,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { liability, transaction } from '@halyard/shared-contracts/testing/builders';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { supplementHousehold } from '../../testing/everyday/supplement-household';

const household = supplementHousehold();
const answerTo = (question: string, data: FinancialData): string =>
  lineOf(composeByRules(question, data), { isSample: false, origin: 'rules' }).content;

const MONTHS = Array.from({ length: 7 }, (_, at) => addMonths(isoMonth('2026-05'), at));
const row = (date: string, amount: number, category: 'Transfer' | 'Groceries') =>
  transaction({ accountId: 'full', date: isoDate(date), amount: cents(amount), category });

/** The card is bought with on the 10th and paid in full on the 20th of each month. */
const withPaidCard: FinancialData = {
  ...household,
  liabilities: [
    ...household.liabilities,
    liability({
      id: 'full',
      name: 'Blue Card',
      balance: cents(9_000),
      minimumPayment: cents(2_500),
    }),
    liability({ id: 'new', name: 'New Loan', type: 'loan', balance: null }),
  ],
  transactions: [
    ...household.transactions,
    ...MONTHS.flatMap((month) => [
      row(`${month}-10`, -9_000, 'Groceries'),
      row(`${month}-20`, 9_000, 'Transfer'),
    ]),
    row('2026-11-22', -9_000, 'Groceries'),
  ].toSorted((a, b) => (a.date < b.date ? 1 : -1)),
};

describe('the order of debts', () => {
  it('names each open debt that has no place in it, and why', () => {
    const answer = answerTo('which debt should i pay off first', withPaidCard);
    expect(answer).toContain(
      'Left out, because it is paid in full each month: Blue Card ($90.00).',
    );
    expect(answer).toContain('Left out, because what is owed is not known: New Loan.');
  });

  it('is by size alone when no rate is known', () => {
    const liabilities = household.liabilities.map((debt) => ({ ...debt, aprPercent: null }));
    const answer = answerTo('which debt should i pay off first', { ...household, liabilities });
    expect(answer).toMatch(/^Linen House Store Card is the smallest, \$180\.00/);
    expect(answer).toContain('No rate of these debts is known, so there is no order by rate.');
  });
});

describe('the payment of a card', () => {
  it('is called its minimum where nothing says what is paid', () => {
    const answer = answerTo('when will the everyday card be paid off', household);
    expect(answer).toMatch(/^At the minimum payment you pay off Everyday Card in /);
  });

  it.each([
    ['when will the everyday card be paid off', 'At the minimum payment you pay off'],
    ['how long til i pay off the everyday card if i pay 150 a month', 'The minimum payments are $'],
    ['when is the everyday card due', 'minimum payment'],
  ])('is called its minimum where a bank gives the minimum as payment: "%s"', (question, says) => {
    const liabilities = household.liabilities.map((debt) =>
      debt.minimumPayment === null ? debt : { ...debt, monthlyPayment: debt.minimumPayment },
    );
    expect(answerTo(question, { ...household, liabilities })).toContain(says);
  });

  it('is no minimum on a card that is paid in full', () => {
    const answer = answerTo('how much interest am i paying on the blue card', withPaidCard);
    expect(answer).toContain('Blue Card: 19.99% a year, paid in full each month');
    expect(answer).not.toMatch(/interest until|present payment|interest costs/);
  });

  it('stands beside the payments of loans', () => {
    const answer = answerTo('how much interest am i paying on my debts', household);
    expect(answer).toContain('At your present payments, with the minimum on Everyday Card:');
  });
});
