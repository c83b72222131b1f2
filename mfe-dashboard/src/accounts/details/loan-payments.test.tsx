import { isoDate, type LoanPayment } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { transaction } from '@halyard/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import { LoanPayments } from './loan-payments';

const paid = (loanId: string, part: Partial<LoanPayment> = {}) =>
  transaction({
    date: isoDate('2025-06-10'),
    amount: cents(-900_00),
    loanPayment: {
      loanId,
      interest: cents(500_00),
      principal: cents(100_00),
      rest: cents(300_00),
      mismatch: cents(0),
      ...part,
    },
  });

describe('the payments of a loan', () => {
  // Covers P3-A3-3.
  it('list the parts of its own payments', () => {
    render(<LoanPayments loanId="loan" transactions={[paid('loan'), paid('other')]} />);
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent(
      'Interest $500.00, principal $100.00, escrow and fees $300.00',
    );
  });

  // Covers P3-A3-2.
  it('state a mismatch', () => {
    const transactions = [paid('loan', { rest: cents(0), mismatch: cents(12_00) })];
    render(<LoanPayments loanId="loan" transactions={transactions} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('$12.00 more than was paid');
  });

  it('are left out of an account without any', () => {
    const { container } = render(<LoanPayments loanId="loan" transactions={[paid('other')]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
