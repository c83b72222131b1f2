import { demoHousehold } from '@halyard/shared-contracts/demo';
import { type FinancialData, isoDate } from '@halyard/shared-contracts/finance';
import { firstTaxFacts, paycheckCheck, taxYearOf } from '@halyard/shared-contracts/long-run';
import { cents, fromDollars } from '@halyard/shared-contracts/money';
import { fakeBackend, paystub, renderScreen } from '@halyard/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { IncomeScreen } from '../income-screen';
import { paycheckWords } from './tax-words';

const card = async (data: FinancialData) => {
  renderScreen(<IncomeScreen />, { backend: fakeBackend(data) });
  return screen.findByRole('region', { name: 'Taxes of a year, by the rules of 2026' });
};

const figure = (within_: HTMLElement, label: string) =>
  within(within_).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('TaxCard', () => {
  // The sample earns $78,000, of which 61,900 is taxed: 5,800 and 22 % of 11,500.
  // Covers P3-C2-11.
  it('estimates the year of the sample from its pay', async () => {
    const section = await card(demoHousehold());
    expect(figure(section, 'Deductions')).toBe('$16,100');
    expect(figure(section, 'Federal income tax')).toBe('$8,330');
    expect(figure(section, 'Social Security and Medicare tax')).toBe('$5,967');
    expect(figure(section, 'Together')).toBe('$14,297');
  });

  // Covers P3-C2-6.
  it('follows what the user corrects, and takes a flat rate for the state', async () => {
    const section = await card(demoHousehold());
    fireEvent.click(within(section).getByRole('button', { name: 'What this rests on' }));
    fireEvent.change(screen.getByLabelText('Tax return'), { target: { value: 'joint' } });
    fireEvent.change(screen.getByLabelText('State tax in percent'), { target: { value: '5' } });
    expect(figure(section, 'Deductions')).toBe('$32,200');
    expect(figure(section, 'State tax')).toBe('$2,290');
  });

  it('asks for the pay when only its deposits after tax are known, beside benefits', async () => {
    const data = demoHousehold();
    const benefits = data.transactions
      .filter(({ category }) => category === 'Salary')
      .map((row) => ({ ...row, id: `${row.id}-benefit`, category: 'Benefits', merchant: 'SSA' }));
    const section = await card({
      ...data,
      profile: { ...data.profile, income: null },
      paystubs: [],
      transactions: [...data.transactions, ...benefits],
    });
    expect(within(section).getByText('Your pay before tax is not known')).toBeInTheDocument();
    fireEvent.click(within(section).getByRole('button', { name: 'What this rests on' }));
    fireEvent.change(screen.getByLabelText(/^Pay/), { target: { value: '78000' } });
    expect(figure(section, 'Together')).toMatch(/^\$/);
  });

  // Covers P3-C0-3.
  it('names its sources and says what was not checked with the text', async () => {
    const section = await card(demoHousehold());
    expect(within(section).getByText(/7 sources with figures of 2026/)).toBeInTheDocument();
    expect(within(section).getByText(/Rev. Proc. 2025-32, section 4.01/)).toBeInTheDocument();
  });
});

describe('paycheckCheck', () => {
  const facts = {
    ...firstTaxFacts({ annualIncome: null, incomeBasis: null, incomeSources: [], paystubs: [] }),
    wages: fromDollars(78_000),
  };
  const of = (deductions: number) =>
    paycheckCheck(
      [
        paystub({
          date: isoDate('2026-06-30'),
          gross: fromDollars(3_000),
          deductions: fromDollars(deductions),
        }),
      ],
      taxYearOf(facts),
    );

  // A 26th of $14,297 is $549.88.
  // Covers P3-C2-12.
  it.each([
    [549.88, 0, /^[^;]*\$549\.88\.$/],
    [800, 250.12, /the other \$250\.12 may be a retirement plan/],
    [500, -49.88, /\$49\.88 more than it took/],
  ])('of a paystub that took $%d leaves $%d', (deductions, rest, words) => {
    const check = of(deductions)!;
    expect(check.rest).toBe(Math.round(rest * 100));
    expect(paycheckWords(check)).toMatch(words);
  });

  it('is null without a paystub or without pay', () => {
    expect(paycheckCheck([], taxYearOf(facts))).toBeNull();
    const unpaid = taxYearOf({ ...facts, wages: cents(0) });
    expect(paycheckCheck([paystub({})], unpaid)).toBeNull();
  });
});
