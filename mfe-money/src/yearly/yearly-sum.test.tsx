import { type FinancialData, isoDate, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  fakeBackend,
  financialData,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { YearlySum } from './yearly-sum';

const row = (id: string, merchant: string, amount: number, part: Partial<Transaction> = {}) =>
  transaction({ id, merchant, amount: cents(amount), date: isoDate('2025-06-10'), ...part });

const show = (data: FinancialData, subject: string) =>
  renderScreen(<YearlySum subject={subject} />, { backend: fakeBackend(data) });

const rows = [
  row('a', 'Netflix', -1_549, { category: 'Subscriptions' }),
  row('b', 'Netflix', -1_549, { category: 'Subscriptions', date: isoDate('2025-05-10') }),
  row('c', 'Acme', 250_000, { category: 'Salary' }),
];

test('a payment shows what a year with its merchant cost', async () => {
  const { container } = show(financialData({ transactions: rows }), 'a');
  await screen.findByText(/You spent/);
  expect(container).toHaveTextContent(
    'You spent $30.98 at Netflix in the last 12 months, in 2 payments.',
  );
});

test('an income shows what its payer paid in a year', async () => {
  const { container } = show(financialData({ transactions: rows }), 'c');
  await screen.findByText(/paid you/);
  expect(container).toHaveTextContent(
    'Acme paid you $2,500.00 in the last 12 months, in 1 payment.',
  );
});
