import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import type { Category } from '../category';
import { isoDate, isoMonth } from '../civil-date';
import { billAmounts } from './bill-amounts';

const on = (date: string, category: Category, merchant: string, amount: number) =>
  transaction({
    id: `${merchant} ${date}`,
    date: isoDate(date),
    category,
    merchant,
    amount: cents(-amount),
  });

const mortgage = (months: readonly string[], amount = 1_987_45) =>
  months.map((month) => on(`2025-${month}-01`, 'Mortgage', 'Home Loan', amount));

const known = (rows: ReturnType<typeof mortgage>, month = '2025-07') =>
  billAmounts(rows, isoMonth(month), isoDate('2025-07-15'));

const EVERY_MONTH = ['01', '02', '03', '04', '05', '06', '07'];

//
describe('billAmounts', () => {
  it('has the price of a bill that was skipped once', () => {
    expect(known(mortgage(['01', '02', '03', '04', '06', '07']))).toEqual({ mortgage: 1_987_45 });
  });

  it('has the new price after it was paid twice', () => {
    const rows = [...mortgage(['01', '02', '03', '04', '05']), ...mortgage(['06', '07'], 2_010_00)];
    expect(known(rows)).toEqual({ mortgage: 2_010_00 });
  });

  it.each([
    ['another purchase', [...mortgage(EVERY_MONTH), on('2025-05-09', 'Mortgage', 'Notary', 90_00)]],
    ['a price that varies', EVERY_MONTH.flatMap((month, at) => mortgage([month], 100_00 + at))],
    ['no rhythm', [on('2025-04-02', 'Mortgage', 'Home Loan', 5)]],
  ])('leaves out a category with %s', (_, rows) => {
    expect(known(rows)).toEqual({});
  });

  it('leaves out months before the current one', () => {
    expect(known(mortgage(EVERY_MONTH), '2025-06')).toEqual({});
  });
});
