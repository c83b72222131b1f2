import { demoHousehold } from '@halyard/shared-contracts/demo';
import { totalDebt } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { liability } from '@halyard/shared-contracts/testing';
import { liabilitiesView } from './liabilities-view';

describe('liabilitiesView', () => {
  it('sums the sample as every other screen does', () => {
    const { liabilities } = demoHousehold();
    const { total, monthlyPayments, rows, counted } = liabilitiesView(liabilities);
    expect(total).toBe(totalDebt(liabilities));
    expect(monthlyPayments).toEqual({ total: 827_00, unknown: 0 });
    expect(rows.map(({ title }) => title)).toEqual([
      'Federal Student Loan',
      'Mazda CX-5 Loan',
      'Capitol City Visa',
    ]);
    expect(counted).toBe(3);
  });

  // Covers P2-2.liabilities-3.
  it.each([
    ['Car', 'Car'],
    ['', 'Auto loan'],
    ['  ', 'Auto loan'],
  ])('gives a debt named %j the title %s', (name, title) => {
    expect(liabilitiesView([liability({ name, type: 'auto_loan' })]).rows[0]?.title).toBe(title);
  });

  it('lists the largest first and rows outside the total last', () => {
    const { rows, total, counted } = liabilitiesView([
      liability({ id: 'credit', balance: cents(-5) }),
      liability({ id: 'small', balance: cents(1) }),
      liability({ id: 'closed', balance: cents(900), closed: true }),
      liability({ id: 'large', balance: cents(2) }),
    ]);
    expect(rows.map(({ id }) => id)).toEqual(['large', 'small', 'closed', 'credit']);
    expect(total).toBe(3);
    expect(counted).toBe(2);
  });
});
