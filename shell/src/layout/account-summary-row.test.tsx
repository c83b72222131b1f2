import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  fakeBackend,
  financialData,
  liability,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { AccountSummary } from './account-summary';

const rows = async (data: Parameters<typeof financialData>[0]) => {
  renderScreen(<AccountSummary />, { backend: fakeBackend(financialData(data)) });
  return screen.findAllByRole('listitem');
};

// Covers P1-2.3-17.
test.each([
  [-1, '−$0.01', 'negative'],
  [0, '$0.00', 'positive'],
  [1, '$0.01', 'positive'],
])('a balance of %i cents reads %s and is %s', async (balance, text, tone) => {
  const [row] = await rows({ accounts: [account({ balance: cents(balance) })] });
  expect(row?.lastElementChild).toHaveTextContent(text);
  expect(row?.lastElementChild).toHaveClass(tone);
});

// Covers P1-2.3-17.
test('a debt is red with its minus sign', async () => {
  const [row] = await rows({ liabilities: [liability({ balance: cents(1) })] });
  expect(row).toHaveTextContent(/^Visa−\$0\.01$/);
  expect(row?.lastElementChild).toHaveClass('negative');
});

// Covers P1-2.3-16.
test.each([
  [123_456, '1,234.56 EUR'],
  [-50, '−0.50 EUR'],
])('%i cents of another currency are never called dollars', async (balance, text) => {
  const [row] = await rows({ accounts: [account({ balance: cents(balance), currency: 'EUR' })] });
  expect(row?.lastElementChild).toHaveTextContent(text);
  expect(row).not.toHaveTextContent('$');
});
