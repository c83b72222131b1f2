import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  type FinancialData,
  inMonth,
  isoDate,
  isoMonth,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import {
  fakeBackend,
  financialData,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
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

describe('the net cash flow', () => {
  const named = async (Screen: ComponentType, data: FinancialData) => {
    const { unmount } = renderScreen(<Screen />, { backend: fakeBackend(data) });
    const term = await screen.findByText('Net Cash Flow', { selector: 'dt' });
    const figure = [term.textContent, term.nextElementSibling?.textContent];
    unmount();
    return figure;
  };

  //
  it('of the sample has two names, because one is before tax and the other after tax', async () => {
    expect([
      await named(IncomeScreen, demoHousehold()),
      await named(CashFlowScreen, demoHousehold()),
    ]).toEqual([
      ['Net Cash Flow after tax', '$88.61'],
      ['Net Cash Flow before tax', '$1,818.54'],
    ]);
  });

  //
  it('is the same figure on income and cash flow when both come from regular deposits', async () => {
    const pay = ['2025-04-14', '2025-05-14', '2025-06-14'].map((date) =>
      transaction({ category: 'Salary', amount: cents(2_000_00), date: isoDate(date) }),
    );
    const data = financialData({ transactions: [...pay, transaction({ amount: cents(-5_00) })] });
    const onIncome = await named(IncomeScreen, data);
    expect(onIncome).toEqual(['Net Cash Flow from regular deposits', '$1,995.00']);
    expect(await named(CashFlowScreen, data)).toEqual(onIncome);
  });
});
