import { type Cents, cents, sum } from '../../money';
import { transaction } from '../../testing/builders';
import { randomUsers } from '../../testing/random-users';
import { inMonth, monthsWithData } from '../movement/month/months';
import { totalSetAside } from '../movement/spending/set-aside';
import { totalIncome, totalSpending } from '../movement/totals';
import { type MonthFlow, monthFlow } from './month-flow';

const row = transaction;

const amounts = (list: readonly { readonly amount: Cents }[]): Cents =>
  sum(list.map(({ amount }) => amount));

const cameFrom = (flow: MonthFlow) =>
  sum([amounts(flow.sources), amounts(flow.credits), flow.shortfall]);

const wentTo = (flow: MonthFlow) =>
  sum([amounts(flow.uses), amounts(flow.takenBack), flow.setAside, flow.leftOver]);

const SALARY = row({ merchant: 'Juniper', category: 'Salary', amount: cents(3_000_00) });

describe('monthFlow', () => {
  it('leads from payers to categories, money put aside, and money left over', () => {
    const flow = monthFlow([
      SALARY,
      row({ category: 'Groceries', amount: cents(-400_00) }),
      row({ category: 'Savings', amount: cents(-500_00) }),
      row({ category: 'Transfer', amount: cents(-900_00) }),
    ]);
    expect(flow).toMatchObject({
      sources: [{ merchant: 'Juniper', amount: 3_000_00 }],
      uses: [{ category: 'Groceries', amount: 400_00 }],
      setAside: 500_00,
      leftOver: 2_100_00,
      shortfall: 0,
    });
  });

  it('takes spending beyond the income from the balance', () => {
    const flow = monthFlow([SALARY, row({ category: 'Rent', amount: cents(-3_200_00) })]);
    expect(flow).toMatchObject({ shortfall: 200_00, leftOver: 0 });
  });

  it('counts a category in the user’s favor and a payer who took money back', () => {
    const flow = monthFlow([
      row({ category: 'Shopping', amount: cents(50_00) }),
      row({ merchant: 'Old job', category: 'Salary', amount: cents(-20_00) }),
    ]);
    expect(flow.credits).toEqual([{ category: 'Shopping', amount: 50_00 }]);
    expect(flow.takenBack).toEqual([{ merchant: 'Old job', amount: 20_00 }]);
    expect(flow.leftOver).toBe(30_00);
  });

  it('has the totals of the screens and the same sum on both sides, to the cent', () => {
    const flows = randomUsers(40).flatMap(([, { transactions }]) =>
      monthsWithData(transactions).map((month) => {
        const rows = inMonth(transactions, month);
        const flow = monthFlow(rows);
        expect(cameFrom(flow)).toBe(wentTo(flow));
        expect(flow.income).toBe(totalIncome(rows));
        expect(flow.spending).toBe(totalSpending(rows));
        expect(amounts(flow.sources) - amounts(flow.takenBack)).toBe(flow.income);
        expect(amounts(flow.uses) - amounts(flow.credits) + totalSetAside(rows)).toBe(
          flow.spending,
        );
        return flow;
      }),
    );
    expect(flows.some(({ shortfall }) => shortfall > 0)).toBe(true);
    expect(flows.some(({ credits }) => credits.length > 0)).toBe(true);
  });
});
