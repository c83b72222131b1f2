import {
  annualIncome,
  type FinancialData,
  shownSavingsRate,
} from '@halyard/shared-contracts/finance';
import { divide, formatUsd } from '@halyard/shared-contracts/money';
import {
  fakeBackend,
  plainFigures,
  randomUsers,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AssetsScreen } from './assets/assets-screen';
import { FactFinderSummaryScreen } from './fact-finder-summary/fact-finder-summary-screen';
import { LiabilitiesScreen } from './liabilities/liabilities-screen';
import { WealthPlanScreen } from './wealth-plan/wealth-plan-screen';

async function show(Screen: ComponentType, user: FinancialData, label: string) {
  renderScreen(<Screen />, { backend: fakeBackend(user), now: new Date(`${user.today}T12:00:00`) });
  await screen.findAllByText(label);
  const figures = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  const text = document.body.textContent ?? '';
  cleanup();
  return { figures: Object.fromEntries(figures), text };
}

describe.each(randomUsers(3))('the figures of random user %i', (_, user) => {
  const plain = plainFigures(user);
  const yearly = annualIncome(user);

  //
  it('are the plain sums on assets, liabilities, and the summary', async () => {
    const assets = await show(AssetsScreen, user, 'Total Assets');
    expect(assets.figures['Total Assets']).toBe(formatUsd(plain.assets));
    const debts = await show(LiabilitiesScreen, user, 'Total Liabilities');
    expect(debts.figures['Total Liabilities']).toBe(formatUsd(plain.debt));
    const summary = await show(FactFinderSummaryScreen, user, 'Net Worth');
    expect(summary.figures).toMatchObject({
      'Net Worth': formatUsd(plain.netWorth),
      Assets: formatUsd(plain.assets),
      Liabilities: formatUsd(plain.debt),
      ...(yearly === null ? {} : { 'Annual income': formatUsd(yearly) }),
    });
    expect(summary.text).toContain(`Total ${formatUsd(plain.spending)}`);
    const aside = plain.setAside > 0 ? `${formatUsd(plain.setAside)} of it put aside` : '';
    expect(summary.text).toContain(aside);
  });

  //
  it('are the plain sums on the wealth plan', async () => {
    const { figures, text } = await show(WealthPlanScreen, user, 'Monthly income');
    expect(figures['Debt']).toBe(formatUsd(plain.debt));
    expect(figures['Monthly income']).toContain(
      yearly === null ? 'unknown' : formatUsd(divide(yearly, 12)),
    );
    const { savingsRate: rate } = plain;
    const expected = rate === null ? null : Math.abs(shownSavingsRate(rate));
    const printed = /You (?:kept|spent) ([\d.]+)%/.exec(text)?.[1];
    expect(printed === undefined ? null : Number(printed)).toBe(expected);
  });
});
