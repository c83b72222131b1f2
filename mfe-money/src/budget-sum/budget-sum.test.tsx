import { demoHousehold } from '@halyard/shared-contracts/demo';
import type { FinancialData } from '@halyard/shared-contracts/finance';
import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { BudgetSum } from './budget-sum';

function show(data: FinancialData) {
  const backend = fakeBackend(data);
  return { backend, ...renderScreen(<BudgetSum />, { backend }) };
}

test('home says what was spent of the budget of the month', async () => {
  const { container } = show(demoHousehold());
  await screen.findByRole('heading', { name: 'Budget' });
  expect(container).toHaveTextContent(
    /In June 2025, you spent \$[\d,]+\.\d\d of the \$[\d,]+\.\d\d that you budgeted\./,
  );
});

test('a user without a budget sees nothing', async () => {
  const { backend, container } = show(financialData({}));
  await waitFor(() => expect(backend.calls).not.toEqual([]));
  expect(container).toBeEmptyDOMElement();
});
