import { cents } from '../../money';
import { account, transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import { recurringStreams } from '../recurring/streams';
import { affordability } from './affordability';

const today = isoDate('2025-06-30');
const held = (balance: number, type: 'checking' | 'savings' | 'brokerage' = 'checking') =>
  account({ type, balance: cents(balance) });

/** A bill of $100 on the fifth of each month. */
const bills = ['2025-03-05', '2025-04-05', '2025-05-05', '2025-06-05'].map((date, index) =>
  transaction({
    id: `bill-${index}`,
    date: isoDate(date),
    merchant: 'City Power',
    category: 'Utilities',
    amount: cents(-100_00),
  }),
);

const judged = (balance: number, price: number, transactions = bills) =>
  affordability(
    { accounts: [held(balance)], today },
    recurringStreams(transactions, today),
    cents(price),
  );

describe('affordability', () => {
  it.each([
    [0, 9_000_00, 'more_than_cash'],
    [899_99, 900_00, 'more_than_cash'],
    [999_99, 900_00, 'runs_short'],
    [1_000_00, 900_00, 'fits'],
  ])('with %d of cash, a price of %d is judged as %s', (balance, price, verdict) => {
    expect(judged(balance, price)?.verdict).toBe(verdict);
  });

  it('names the day on which the cash is lowest', () => {
    expect(judged(1_000_00, 950_00)).toEqual({
      verdict: 'runs_short',
      cash: 1_000_00,
      lowest: -50_00,
      on: '2025-07-05',
    });
  });

  it('counts no investments as cash, and says nothing without a cash account', () => {
    const accounts = [held(5_000_00, 'brokerage')];
    expect(affordability({ accounts, today }, [], cents(1))).toBeNull();
  });
});
