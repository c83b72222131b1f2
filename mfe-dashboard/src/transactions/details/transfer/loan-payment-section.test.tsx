import type { LoanPayment } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { fakeBackend, financialData, liability } from '@halyard/shared-contracts/testing';
import { market, openDetails, openTransactions } from '../../testing/open-transactions';

const PARTS: LoanPayment = {
  loanId: 'loan',
  interest: cents(500_00),
  principal: cents(100_00),
  rest: cents(300_00),
  mismatch: cents(0),
};

async function openPayment(parts: Partial<LoanPayment> = {}) {
  const data = financialData({
    liabilities: [liability({ id: 'loan', name: 'Home Loan', type: 'mortgage' })],
    transactions: [{ ...market, loanPayment: { ...PARTS, ...parts } }],
  });
  const { user } = openTransactions('/transactions', fakeBackend(data));
  const panel = await openDetails(user, 'Corner Market');
  return panel.getByRole('region', { name: 'Loan payment' });
}

describe('the payment of a loan', () => {
  // Covers P3-A3-3.
  it('shows its loan and its parts', async () => {
    expect(await openPayment()).toHaveTextContent(
      'PaysHome LoanInterest$500.00Principal$100.00Escrow and fees$300.00',
    );
  });

  // Covers P3-A3-3.
  it('leaves out escrow and fees of zero', async () => {
    expect(await openPayment({ rest: cents(0) })).not.toHaveTextContent('Escrow');
  });

  // Covers P3-A3-4.
  it('says where its parts count', async () => {
    expect(await openPayment()).toHaveTextContent(
      'The interest counts in Loan Interest. The principal is put aside',
    );
  });

  // Covers P3-A3-2.
  it('states a mismatch', async () => {
    expect(await openPayment({ mismatch: cents(12_00) })).toHaveTextContent(
      'come to $12.00 more than this payment',
    );
  });
});
