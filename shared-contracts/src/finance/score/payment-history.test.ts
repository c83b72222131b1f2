import fc from 'fast-check';
import { cents } from '../../money';
import { financialData, liability, transaction } from '../../testing/builders';
import type { Category } from '../category';
import { isoDate } from '../civil-date';
import type { Liability } from '../entities';
import { scoreInputs } from './inputs';
import { MEASURES } from './measures';
import { payments } from './payment-history';

const moved = (day: string, category: Category, amount: number, accountId = 'acc-1') =>
  transaction({ date: isoDate(day), category, amount: cents(amount), accountId });

const loan = liability({ id: 'loan', type: 'auto_loan' });
const card = (balance: number) => liability({ id: 'card', balance: cents(balance) });

const bought = (day: string, amount: number) => moved(day, 'Shopping', -amount, 'card');
const paidCard = (day: string, amount: number) => moved(day, 'Transfer', amount, 'card');
const paidLoan = (day: string) => moved(day, 'Auto Loan', -400);

const history = (
  liabilities: readonly Liability[],
  transactions: readonly ReturnType<typeof moved>[],
  today = '2025-06-30',
) => payments(financialData({ liabilities, transactions, today: isoDate(today) }));

const MONTHS = ['06', '05', '04', '03', '02', '01'];

describe('the payments of a loan', () => {
  it('are expected in each full month after the first one that is seen', () => {
    const rows = [moved('2025-06-05', 'Gas', -40), paidLoan('2025-05-05'), paidLoan('2025-04-05')];
    expect(history([loan], rows, '2025-06-29')).toEqual({ made: 2, expected: 2 });
    expect(history([loan], rows, '2025-06-30')).toEqual({ made: 2, expected: 3 });
  });

  it('are not expected before the first one, because the loan may be new', () => {
    const rows = [paidLoan('2025-06-05'), moved('2025-05-05', 'Gas', -40)];
    expect(history([loan], rows)).toEqual({ made: 1, expected: 1 });
  });

  it('are unknown when none is seen, because another account may pay them', () => {
    expect(history([loan], [moved('2025-06-05', 'Gas', -40)])).toBeNull();
  });

  it('count once for each of two loans that the same category pays', () => {
    const second = liability({ id: 'second', type: 'auto_loan' });
    const rows = [paidLoan('2025-06-05'), paidLoan('2025-05-05'), paidLoan('2025-05-20')];
    expect(history([loan, second], rows)).toEqual({ made: 3, expected: 4 });
  });

  it('do not depend on the order of the rows', () => {
    const second = liability({ id: 'second', type: 'auto_loan' });
    const parts = { interest: cents(100), principal: cents(300), rest: cents(0) };
    const linked = {
      ...paidLoan('2025-06-20'),
      loanPayment: { loanId: 'loan', ...parts, mismatch: cents(0) },
    };
    const rows = [linked, paidLoan('2025-06-05')];
    expect(history([loan, second], rows)).toEqual({ made: 2, expected: 2 });
    expect(history([loan, second], rows.toReversed())).toEqual({ made: 2, expected: 2 });
  });
});

describe('the payments of a card', () => {
  const charges = MONTHS.map((month) => bought(`2025-${month}-02`, 300));
  const paidInFull = MONTHS.map((month) => paidCard(`2025-${month}-20`, 300));

  it('are all made when the card is paid in full each month', () => {
    const rows = [...charges, ...paidInFull.slice(0, 5), bought('2025-01-03', 300)];
    expect(history([card(600)], rows)).toEqual({ made: 5, expected: 5 });
  });

  it('are not expected in the month in which the history begins', () => {
    const rows = [
      bought('2025-06-02', 300),
      paidCard('2025-06-20', 300),
      bought('2025-05-26', 300),
      moved('2025-05-27', 'Gas', -40),
    ];
    expect(history([card(300)], rows)).toEqual({ made: 1, expected: 1 });
  });

  it('are missed in a month that begins with a debt older than a month', () => {
    const rows = [
      moved('2025-06-05', 'Gas', -40),
      bought('2025-05-05', 100),
      paidCard('2025-05-20', 100),
      bought('2025-04-05', 100),
      bought('2025-03-02', 500),
    ];
    expect(history([card(600)], rows)).toEqual({ made: 1, expected: 2 });
  });

  it('are not expected while nothing is owed', () => {
    const rows = [bought('2025-06-20', 50), paidCard('2025-03-20', 80), bought('2025-03-02', 80)];
    const gas = MONTHS.map((month) => moved(`2025-${month}-05`, 'Gas', -40));
    expect(history([card(50)], [...rows, ...gas])).toEqual({ made: 1, expected: 1 });
  });

  it('are not a refund', () => {
    const refund = moved('2025-06-10', 'Shopping', 20, 'card');
    const rows = [refund, bought('2025-05-05', 100), bought('2025-04-05', 100)];
    expect(history([card(180)], rows)).toEqual({ made: 0, expected: 1 });
  });

  it('are unknown when the card has no rows', () => {
    expect(history([card(500)], [moved('2025-06-05', 'Gas', -40)])).toBeNull();
  });

  it('are never missed by a user who pays the whole statement every month, whenever the history begins', () => {
    const day = fc.integer({ min: 1, max: 28 });
    const amounts = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(day, day, day, amounts, (buys, pays, begins, spent) => {
        const two = (value: number) => String(value).padStart(2, '0');
        const rows = spent.flatMap((amount, month) => [
          bought(`2025-${two(month + 1)}-${two(buys)}`, amount),
          ...(month > 0
            ? [paidCard(`2025-${two(month + 1)}-${two(pays)}`, spent[month - 1] ?? 0)]
            : []),
        ]);
        const known = rows.filter(({ date }) => date >= `2025-01-${two(begins)}`);
        const sorted = known.toSorted((a, b) => (a.date < b.date ? 1 : -1));
        const found = history([card(spent.at(-1) ?? 0)], sorted, '2025-07-31');
        expect(found?.made).toBe(found?.expected);
        expect(found?.made).toBe(6);
      }),
    );
  });
});

describe('payment_history', () => {
  it('is the share of the expected payments that were made', () => {
    const rows = [moved('2025-06-05', 'Gas', -40), paidLoan('2025-05-05')];
    const user = financialData({ liabilities: [loan], transactions: rows });
    expect(MEASURES.payment_history.points(scoreInputs(user))).toBe(50);
  });

  it('looks back six months and no further', () => {
    const rows = MONTHS.map((month) => paidLoan(`2025-${month}-05`));
    const earlier = [moved('2024-12-05', 'Gas', -40), paidLoan('2024-11-05')];
    expect(history([loan], [...rows, ...earlier])).toEqual({ made: 6, expected: 6 });
  });

  it.each<[string, Liability[]]>([
    ['there is no debt', []],
    ['nothing is owed', [liability({ type: 'auto_loan', balance: cents(0) })]],
    ['its payments cannot be seen', [liability({ type: 'taxes' })]],
  ])('is unknown when %s', (_, liabilities) => {
    expect(history(liabilities, [paidLoan('2025-06-05')])).toBeNull();
  });
});
