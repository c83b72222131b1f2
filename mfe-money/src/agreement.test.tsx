import { demoHousehold } from '@halyard/shared-contracts/demo';
import { inMonth, isoMonth, totalSpending } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BudgetScreen } from './budget/budget-screen';
import { CashFlowScreen } from './cash-flow/cash-flow-screen';
import { IncomeScreen } from './income/income-screen';
import { SpendingScreen } from './spending/spending-screen';

describe('June 2025 spending of the sample', () => {
  //
  it.each<[string, ComponentType, string]>([
    ['budget', BudgetScreen, 'Total Spent'],
    ['income', IncomeScreen, 'Actual Spending (June)'],
    ['income, against the budget', IncomeScreen, 'Actual'],
    ['spending', SpendingScreen, 'Total Spent'],
    ['cash flow', CashFlowScreen, 'Monthly Spending'],
  ])('is the same to the cent on %s', async (_, Screen, label) => {
    const data = demoHousehold();
    const spent = totalSpending(inMonth(data.transactions, isoMonth('2025-06')));
    renderScreen(<Screen />, { backend: fakeBackend(data) });
    const term = await screen.findByText(label, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(formatUsd(spent));
  });
});
