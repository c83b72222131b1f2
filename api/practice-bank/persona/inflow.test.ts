import { linkCustom, row, syncAll } from '../testing/link-person';
import { type RunningBank, startBank } from '../testing/start-bank';
import { parsePersona } from './persona';

const salary = {
  type: 'monthly-income',
  income_amount: 3210.55,
  payment_day_of_month: 'last',
  transaction_name: 'ACME PAYROLL',
};

const monthly = (type: string) => ({
  type,
  payment_day_of_month: 10,
  statement_day_of_month: '25',
  transaction_name: 'PAYMENT - THANK YOU',
});

const userWith = (account: object) => ({ as_of: '2026-11-20', override_accounts: [account] });

describe('the inflow_model of an account', () => {
  let bank: RunningBank;

  beforeEach(async () => {
    bank = await startBank();
  });
  afterEach(() => bank.close());

  async function sync(account: object) {
    const { added, accounts } = await syncAll(
      bank.api,
      await linkCustom(bank.api, userWith(account)),
    );
    const rows = added.map(({ date, amount, name }) => `${date} ${amount} ${name}`);
    return { rows: rows.sort(), balance: accounts[0]?.balances.current };
  }

  it('monthly-income pays the income each month and leaves the stated balance as it is', async () => {
    const synced = await sync({
      type: 'depository',
      starting_balance: 1000,
      transactions: [row(5, 'Coffee', '2026-09-15')],
      inflow_model: salary,
    });
    expect(synced).toEqual({
      rows: [
        '2026-09-15 5 Coffee',
        '2026-09-30 -3210.55 ACME PAYROLL',
        '2026-10-31 -3210.55 ACME PAYROLL',
      ],
      balance: 1000,
    });
  });

  it('covers two years for an account without other rows', async () => {
    const { rows } = await sync({ type: 'depository', inflow_model: salary });
    expect(rows).toHaveLength(24);
  });

  it('monthly-balance-payment pays the charges of each statement', async () => {
    const { rows } = await sync({
      type: 'credit',
      starting_balance: 30,
      transactions: [
        row(10.1, 'First', '2026-09-01'),
        row(20.2, 'Second', '2026-09-25'),
        row(-5, 'Refund', '2026-09-26'),
        row(40, 'Third', '2026-10-25'),
        row(30, 'Fourth', '2026-10-26'),
      ],
      inflow_model: monthly('monthly-balance-payment'),
    });
    expect(rows.filter((text) => text.endsWith('THANK YOU'))).toEqual([
      '2026-10-10 -30.3 PAYMENT - THANK YOU',
      '2026-11-10 -35 PAYMENT - THANK YOU',
    ]);
  });

  it('monthly-interest-only-payment pays one month of interest on the statement balance', async () => {
    const { rows } = await sync({
      type: 'loan',
      subtype: 'student',
      starting_balance: 512.8,
      transactions: [row(0, 'Opened', '2026-10-01'), row(100, 'Disbursement', '2026-11-01')],
      liability: { type: 'student', nominal_apr: 6.875 },
      inflow_model: monthly('monthly-interest-only-payment'),
    });
    expect(rows.filter((text) => text.endsWith('THANK YOU'))).toEqual([
      '2026-10-10 -2.37 PAYMENT - THANK YOU',
      '2026-11-10 -2.37 PAYMENT - THANK YOU',
    ]);
  });

  it.each([
    ['none', { type: 'none' }],
    ['null', { type: null, payment_day_of_month: null }],
  ])('of the type %s adds nothing', async (_, inflow_model) => {
    const { rows } = await sync({ type: 'depository', inflow_model });
    expect(rows).toEqual([]);
  });

  it.each([
    ['an unknown type', { type: 'weekly' }, 'inflow_model.type is not a type of inflow'],
    [
      'no amount of income',
      { ...salary, income_amount: null },
      'inflow_model lacks a field that its type needs',
    ],
    [
      'a day that some months do not have',
      { ...salary, payment_day_of_month: 29 },
      'inflow_model.payment_day_of_month is neither 1 to 28 nor `last`',
    ],
  ])('with %s is refused in one plain sentence', (_, inflow_model, sentence) => {
    const user = userWith({ type: 'depository', inflow_model });
    expect(() => parsePersona('mia', JSON.stringify(user))).toThrow(
      `Persona mia cannot be loaded: override_accounts.0.${sentence}.`,
    );
  });
});
