import { inMonth, monthFlow, monthsWithData } from '../../../finance';
import { type Cents, cents, sum } from '../../../money';
import { transaction } from '../../../testing/builders';
import { randomUsers } from '../../../testing/random-users';
import { cameFrom, MOST, wentTo } from './month-flow-ends';

const amountOf = (ends: readonly { readonly amount: Cents }[]): Cents =>
  sum(ends.map(({ amount }) => amount));

describe('the ends of a month’s flow', () => {
  it('names payers and categories, bills first, and opens their rows', () => {
    const opened: string[] = [];
    const flow = monthFlow([
      transaction({ merchant: 'Juniper', category: 'Salary', amount: cents(3_000_00) }),
      transaction({ category: 'Groceries', amount: cents(-900_00) }),
      transaction({ category: 'Rent', amount: cents(-800_00) }),
    ]);
    const to = wentTo(flow, { onCategory: (category) => opened.push(category) });
    expect(to.map(({ name, group }) => [name, group])).toEqual([
      ['Rent', 'Bills'],
      ['Groceries', 'Everyday'],
      ['Left over', undefined],
    ]);
    to.forEach(({ onOpen }) => onOpen?.());
    cameFrom(flow, { onMerchant: (merchant) => opened.push(merchant) })[0]?.onOpen?.();
    expect(opened).toEqual(['Rent', 'Groceries', 'Juniper']);
  });

  it.each([
    ['wide', 13, 7],
    ['narrow', 10, 6],
  ] as const)(
    'on a %s screen has at most %d uses and %d sources, of one sum',
    (room, uses, sources) => {
      for (const [, { transactions }] of randomUsers(30)) {
        for (const month of monthsWithData(transactions)) {
          const flow = monthFlow(inMonth(transactions, month));
          const [from, to] = [cameFrom(flow, {}, MOST[room]), wentTo(flow, {}, MOST[room])];
          expect(amountOf(from)).toBe(amountOf(to));
          expect(to.length).toBeLessThanOrEqual(uses);
          expect(from.length).toBeLessThanOrEqual(sources);
          expect(new Set(to.map(({ key }) => key)).size).toBe(to.length);
          expect([...from, ...to].every(({ amount }) => amount > 0)).toBe(true);
        }
      }
    },
  );
});
