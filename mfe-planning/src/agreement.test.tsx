import { demoHousehold } from '@halyard/shared-contracts/demo';
import { netWorth, totalAssets, totalDebt } from '@halyard/shared-contracts/finance';
import { formatUsd, subtract } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AssetsScreen } from './assets/assets-screen';
import { FactFinderSummaryScreen } from './fact-finder-summary/fact-finder-summary-screen';
import { LiabilitiesScreen } from './liabilities/liabilities-screen';
import { WealthPlanScreen } from './wealth-plan/wealth-plan-screen';

const { accounts, liabilities } = demoHousehold();
const assets = totalAssets(accounts);
const debt = totalDebt(liabilities);

describe('the sample household', () => {
  //
  it.each<[string, ComponentType, string, string]>([
    ['assets', AssetsScreen, 'Total Assets', formatUsd(assets)],
    ['the summary', FactFinderSummaryScreen, 'Assets', formatUsd(assets)],
    ['liabilities', LiabilitiesScreen, 'Total Liabilities', formatUsd(debt)],
    ['the wealth plan', WealthPlanScreen, 'Debt', formatUsd(debt)],
    ['the summary', FactFinderSummaryScreen, 'Liabilities', formatUsd(debt)],
    ['the summary', FactFinderSummaryScreen, 'Net Worth', formatUsd(subtract(assets, debt))],
  ])('has the same sums to the cent on %s (%#)', async (_, Screen, label, amount) => {
    expect(subtract(assets, debt)).toBe(netWorth(accounts, liabilities));
    renderScreen(<Screen />, { backend: fakeBackend(demoHousehold()) });
    const term = await screen.findByText(label, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(amount);
  });
});
