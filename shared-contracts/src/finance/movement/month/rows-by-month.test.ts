import fc from 'fast-check';
import { randomUsers } from '../../../testing/random-users';
import { transaction } from '../../../testing/builders';
import { addDays, addMonths, isoDate, isoMonth, monthOf } from '../../civil-date';
import { flowTotals } from '../flow-totals';
import { cutMonth, inMonth, monthsWithData, untilDay } from './months';
import { inMonths } from './rows-by-month';
import { totalSetAside } from '../spending/set-aside';
import { totalIncome, totalSpending } from '../totals';

const START = isoDate('2024-11-20');

const lists = fc
  .array(fc.integer({ min: 0, max: 250 }), { maxLength: 40 })
  .map((days) => days.map((day) => transaction({ date: addDays(START, day) })));

const aMonth = fc.integer({ min: 0, max: 9 }).map((by) => addMonths(isoMonth('2024-11'), by));

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).sort();

describe('the rows of a list by month', () => {
  it('are those that a plain filter finds, in the order of the list', () => {
    fc.assert(
      fc.property(lists, aMonth, (rows, month) => {
        expect(inMonth(rows, month)).toEqual(rows.filter(({ date }) => monthOf(date) === month));
        expect(monthsWithData(rows)).toEqual(
          [...new Set(rows.map(({ date }) => monthOf(date)))].sort().reverse(),
        );
      }),
    );
  });

  it('of some months, and until a day, are those that a plain filter finds', () => {
    fc.assert(
      fc.property(
        lists,
        aMonth,
        aMonth,
        fc.integer({ min: 0, max: 250 }),
        (rows, from, to, day) => {
          const between = rows.filter(({ date }) => monthOf(date) >= from && monthOf(date) <= to);
          expect(idsOf(inMonths(rows, from, to))).toEqual(idsOf(between));
          const last = addDays(START, day);
          const until = untilDay(rows, last);
          expect(idsOf(until)).toEqual(idsOf(rows.filter(({ date }) => date <= last)));
          expect(inMonth(until, to)).toEqual(
            rows.filter(({ date }) => date <= last && monthOf(date) === to),
          );
        },
      ),
    );
  });

  it('are a copy that the caller can change', () => {
    const rows = [transaction({ date: START }), transaction({ date: START })];
    inMonth(rows, isoMonth('2024-11')).pop();
    expect(inMonth(rows, isoMonth('2024-11'))).toHaveLength(2);
  });
});

describe('cutMonth', () => {
  it('is the month of the first row if that row comes after the seventh day', () => {
    fc.assert(
      fc.property(lists, fc.option(aMonth), (rows, from) => {
        const days = rows.map(({ date }) => date).filter((date) => !from || monthOf(date) >= from);
        const [first] = days.sort();
        const isCut = first !== undefined && Number(first.slice(8)) > 7;
        expect(cutMonth(rows, from)).toBe(isCut ? monthOf(first) : null);
      }),
    );
  });

  it.each([
    ['2025-03-07', null],
    ['2025-03-08', '2025-03'],
  ])('of a history since %s is %s', (date, month) => {
    expect(cutMonth([transaction({ date: isoDate(date) })])).toBe(month);
  });
});

it.each(randomUsers(20))('flowTotals of random user %i are the totals of all rows', (_, user) => {
  const { transactions } = user;
  expect(flowTotals(transactions)).toEqual({
    income: totalIncome(transactions),
    spending: totalSpending(transactions),
    setAside: totalSetAside(transactions),
  });
});
