import {
  annualIncome,
  type FinancialData,
  isInProgress,
  monthLabel,
  regularIncome,
} from '@halyard/shared-contracts/finance';
import { type Cents, divide, formatUsd, subtract, sum } from '@halyard/shared-contracts/money';
import {
  fakeBackend,
  plainFigures,
  randomUsers,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BudgetScreen } from './budget/budget-screen';
import { CashFlowScreen } from './cash-flow/cash-flow-screen';
import { IncomeScreen } from './income/income-screen';
import { SpendingScreen } from './spending/spending-screen';

const PUT_ASIDE = /\$[\d,]+\.\d\d(?= of it put aside)/;

/** Shows a screen and returns its figures by their labels. */
async function figuresOf(Screen: ComponentType, user: FinancialData, label: string) {
  renderScreen(<Screen />, { backend: fakeBackend(user), now: new Date(`${user.today}T12:00:00`) });
  await screen.findAllByText(label, { selector: 'dt' });
  const terms = [...document.querySelectorAll('dt')];
  const figures = terms.map((term) => [
    term.firstChild?.textContent?.trim(),
    term.nextElementSibling?.textContent?.replace('–unknown', 'unknown'),
  ]);
  const [aside] = PUT_ASIDE.exec(document.body.textContent ?? '') ?? ['$0.00'];
  cleanup();
  return { ...Object.fromEntries(figures), 'put aside': aside };
}

const money = (amount: Cents | null) => (amount === null ? 'unknown' : formatUsd(amount));

const minus = (income: Cents | null, spending: Cents): Cents | null =>
  income === null ? null : subtract(income, spending);

function takeHome(user: FinancialData): Cents {
  const { paystubs } = user;
  const net = divide(sum(paystubs.map((stub) => stub.net)), Math.max(paystubs.length, 1));
  if (paystubs.length > 0) return divide(sum(Array.from({ length: 26 }, () => net)), 12);
  const { sources, yearly } = regularIncome(user);
  return sources.length > 0 ? divide(yearly, 12) : plainFigures(user).income;
}

function usual(user: FinancialData): Cents | null {
  const yearly = annualIncome(user);
  return yearly === null ? null : divide(yearly, 12);
}

describe.each(randomUsers(3))('the figures of random user %i', (_, user) => {
  const { month, spending, setAside, budgeted } = plainFigures(user);
  const aside = { 'put aside': money(setAside) };
  const soFar = isInProgress(month, user.today) ? ' so far' : '';
  const actual = `Actual Spending (${monthLabel(month).replace(/ \d+$/, '')}${soFar})`;

  //
  it('are the plain sums on income and cash flow', async () => {
    expect(await figuresOf(IncomeScreen, user, actual)).toMatchObject({
      ...aside,
      'Annual Salary': money(annualIncome(user)),
      [actual]: money(spending),
      'Monthly Net Income': money(takeHome(user)),
      'Net Cash Flow': money(minus(takeHome(user), spending)),
    });
    expect(await figuresOf(CashFlowScreen, user, 'Monthly Spending')).toMatchObject({
      ...aside,
      'Monthly Spending': money(spending),
      'Monthly Income': money(usual(user)),
      'Net Cash Flow': money(minus(usual(user), spending)),
    });
  });

  //
  it('are the plain sums on budget and spending', async () => {
    expect(await figuresOf(BudgetScreen, user, 'Total Spent')).toMatchObject({
      ...aside,
      'Total Spent': money(spending),
      'Total Budgeted': money(budgeted),
    });
    const hasSpendingScreen = user.transactions.length > 0;
    const shown = hasSpendingScreen ? await figuresOf(SpendingScreen, user, 'Total Spent') : null;
    const plain = { ...aside, 'Total Spent': money(spending), Budgeted: money(budgeted) };
    expect(shown).toEqual(hasSpendingScreen ? expect.objectContaining(plain) : null);
  });
});
