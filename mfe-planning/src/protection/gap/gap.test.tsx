import { demoHousehold } from '@halyard/shared-contracts/demo';
import { coverOf, debtsOf, missingAnswer } from '@halyard/shared-contracts/long-run';
import { cents, formatUsd, scale, subtract, sum } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { firstFactFinder, PLAN_PATHS } from '@halyard/shared-contracts/wire';
import { fireEvent, screen, within } from '@testing-library/react';
import { ProtectionScreen } from '../protection-screen';
import { gapWords, withoutWorkWords } from './gap-words';

const household = demoHousehold();

function show(family?: { dependents: number | null; supportYears: number | null }) {
  const facts = { ...firstFactFinder(household), ...(family && { family }) };
  const backend = fakeBackend(household, { [`GET ${PLAN_PATHS.factFinder}`]: facts });
  renderScreen(<ProtectionScreen />, { backend });
  return screen.findByRole('region', { name: 'What others would need' });
}

const column = (card: HTMLElement) =>
  within(card).getByRole('region', { name: 'Debts, income, mortgage, education' });

describe('GapCard', () => {
  // Covers P3-C4-4.
  it('compares the need of the sample with its policies and its money', async () => {
    const card = await show({ dependents: 2, supportYears: 10 });
    const { mortgage, otherDebts } = debtsOf(household.liabilities);
    const need = sum([mortgage, otherDebts, scale(household.profile.income!, 10)]);
    const cover = coverOf(household);
    const gap = cents(Math.max(0, subtract(need, sum([cover.liquid, cover.policies]))));
    expect(within(column(card)).getByText(gapWords({ terms: [], need, gap }))).toBeInTheDocument();
    expect(within(column(card)).getByText(formatUsd(need, { decimals: 0 }))).toBeInTheDocument();
  });

  // Covers P3-C4-5.
  it('asks for the years while the fact finder does not have them, and follows what is typed', async () => {
    const card = await show();
    expect(within(card).getByRole('link', { name: /fact finder/ })).toHaveAttribute(
      'href',
      '/fact-finder',
    );
    const other = within(card).getByRole('region', { name: 'Value of the income' });
    expect(within(other).getByText('Not known without the years of your income')).toBeVisible();
    expect(within(other).getByText('–')).toBeVisible();
    const before = column(card).textContent;
    fireEvent.change(within(card).getByLabelText('Years'), { target: { value: '20' } });
    expect(column(card).textContent).not.toBe(before);
  });

  it('needs no income where nobody depends on it', async () => {
    const card = await show({ dependents: 0, supportYears: 10 });
    const other = within(card).getByRole('region', { name: 'Value of the income' });
    expect(within(other).getByText('Nothing is needed by these numbers')).toBeInTheDocument();
  });
});

describe('words', () => {
  it.each([
    [0, 0, 'Nothing is needed by these numbers'],
    [100_00, 0, 'Covered by these numbers'],
    [100_00, 40_00, '$40 not covered'],
  ])('a need of %d with a gap of %d: %s', (need, gap, words) => {
    expect(gapWords({ terms: [], need: cents(need), gap: cents(gap) })).toBe(words);
  });

  it.each([
    [null, 10, 'income'],
    [null, 0, null],
    [1_00, null, 'years'],
    [1_00, 10, null],
  ])('an income of %s for %s years lacks %s', (income, years, missing) => {
    expect(missingAnswer({ income: income === null ? null : cents(income), years })).toBe(missing);
  });

  it.each([
    [null, 'usual spending is not known yet'],
    [-1, 'less than a month'],
    [0.99, 'less than a month'],
    [1, 'last 1 month of'],
    [3.5, 'last 3.5 months of'],
  ])('emergency savings for %s months: %s', (months, words) => {
    expect(withoutWorkWords(months, true)).toContain(words);
  });

  // Covers P3-C4-6.
  it('says that disability insurance is not among the policies', () => {
    expect(withoutWorkWords(3, true)).toMatch(/last 3 months.*Disability insurance.*not among/);
    expect(withoutWorkWords(0, true)).toMatch(/less than a month/);
    expect(withoutWorkWords(null, true)).toMatch(/not known yet/);
  });

  // Covers P3-C4-6.
  it('does not tell a retiree what happens without work', () => {
    expect(withoutWorkWords(14.5, false)).toBe(
      'Your emergency savings last 14.5 months of usual spending. Disability insurance, which replaces pay, is not among the policies here.',
    );
  });
});
