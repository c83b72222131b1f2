import { type FinancialData, isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  fakeBackend,
  financialData,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { BudgetScreen } from '../budget-screen';

/** Shows the budget screen and the region of its toasts. */
export const showBudget = (data: FinancialData, backend = fakeBackend(data)) => ({
  backend,
  ...renderScreen(
    <>
      <BudgetScreen />
      <ToastRegion />
    </>,
    { backend },
  ),
});

/** This June has one line of each status, and $30 of travel without a budget. */
export const mixedMonth = financialData({
  transactions: [
    transaction({ category: 'Rent', amount: cents(-100_00) }),
    transaction({ category: 'Groceries', amount: cents(-95_00) }),
    transaction({ category: 'Gas', amount: cents(-75_00) }),
    transaction({ category: 'Shopping', amount: cents(-55_00) }),
    transaction({ category: 'Savings', amount: cents(-10_00) }),
    transaction({ category: 'Travel', amount: cents(-30_00) }),
    transaction({ category: 'Groceries', amount: cents(-58_00), date: isoDate('2025-05-10') }),
  ],
  budget: {
    standard: {
      rent: cents(100_00),
      groceries: cents(100_00),
      gas: cents(100_00),
      shopping: cents(100_00),
      savings: cents(100_00),
    },
    months: { [isoMonth('2025-05')]: { groceries: cents(80_00) } },
  },
});
