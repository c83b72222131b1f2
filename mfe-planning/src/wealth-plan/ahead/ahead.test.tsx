import { demoHousehold } from '@halyard/shared-contracts/demo';
import type { FinancialData } from '@halyard/shared-contracts/finance';
import {
  BLOCK_YEARS,
  chanceWords,
  marketFor,
  outcomeOf,
  PATHS as PATH_COUNT,
  planOf,
  SEED,
  SOURCED,
} from '@halyard/shared-contracts/long-run';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import {
  type Assumptions,
  decodeAssumptions,
  NO_ASSUMPTIONS,
  PLAN_PATHS,
} from '@halyard/shared-contracts/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Ahead } from './ahead';

const household = demoHousehold();

function show(data: FinancialData = household, stored: Assumptions = NO_ASSUMPTIONS) {
  let current = stored;
  const backend = fakeBackend(data, {
    [`GET ${PLAN_PATHS.assumptions}`]: () => current,
    [`PUT ${PLAN_PATHS.assumptions}`]: async (request: Request) => {
      current = await request.json();
      return current;
    },
  });
  renderScreen(<Ahead data={data} />, { backend });
  return { stored: () => current };
}

const card = () => screen.findByRole('region', { name: 'The years ahead' });

const expected = (stored: Assumptions) => {
  const found = planOf(household, decodeAssumptions(stored))!;
  const draws = { seed: SEED, paths: PATH_COUNT, blockYears: BLOCK_YEARS };
  const outcome = outcomeOf(found.plan, marketFor('blocks', SOURCED.marketReturns.value, draws));
  return chanceWords(outcome, found.plan.lastAge);
};

describe('Ahead', () => {
  // Covers P3-C1-9.
  it('says in how many tried futures the money lasts, and what is not counted', async () => {
    show();
    const section = await card();
    expect(await within(section).findByText(expected(NO_ASSUMPTIONS))).toBeInTheDocument();
    expect(within(section).getByText(/5,000 futures tried/)).toBeInTheDocument();
    expect(within(section).getByText(/Not counted: your home/)).toBeInTheDocument();
  });

  // Covers P3-C1-2.
  it('uses the actual history when the user chooses it', async () => {
    show();
    const section = await card();
    fireEvent.click(await within(section).findByRole('radio', { name: 'History as it was' }));
    expect(await within(section).findByText(/97 futures tried/)).toBeInTheDocument();
    expect(
      within(section).getByText(/History as it was, starting in each year since 1928/),
    ).toBeInTheDocument();
  });

  // Covers P3-C1-7.
  it('stores what the user assumes, tries again with it, and can go back', async () => {
    const { stored } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'What this assumes' }));
    fireEvent.change(screen.getByLabelText('You retire at'), { target: { value: '50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save and try again' }));
    await waitFor(() => expect(stored().retirementAge).toBe(50));
    const earlier = expected({ ...NO_ASSUMPTIONS, retirementAge: 50 });
    expect(earlier).not.toBe(expected(NO_ASSUMPTIONS));
    expect(await screen.findByText(earlier)).toBeInTheDocument();
    fireEvent.click(await screen.findByRole('button', { name: 'What this assumes' }));
    fireEvent.click(screen.getByRole('button', { name: 'Use Halyard’s own' }));
    await waitFor(() => expect(stored().retirementAge).toBeNull());
  });

  it('refuses numbers that are not possible', async () => {
    const { stored } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'What this assumes' }));
    fireEvent.change(screen.getByLabelText('You claim Social Security at'), {
      target: { value: '75' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save and try again' }));
    expect(await screen.findByText(/One of the numbers is not possible/)).toBeInTheDocument();
    expect(stored()).toEqual(NO_ASSUMPTIONS);
  });

  // Covers P3-C1-8.
  it('asks for the date of birth while the age is not known', async () => {
    const { profile } = household;
    show({ ...household, profile: { ...profile, age: null } });
    const link = await screen.findByRole('link', { name: 'Add your date of birth' });
    expect(link).toHaveAttribute('href', '/fact-finder');
  });

  // Covers P3-C1-8.
  it('gives no chance while the spending is not known, and takes an amount that is entered', async () => {
    const { stored } = show({ ...household, transactions: [] });
    const section = await card();
    expect(await within(section).findByText(/What you spend is not known yet/)).toBeInTheDocument();
    expect(within(section).queryByText(/tried futures?, your money/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'What this assumes' }));
    fireEvent.change(screen.getByLabelText('Spent a year in retirement'), {
      target: { value: '40000' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save and try again' }));
    await waitFor(() => expect(stored().spending).toBe(40_000));
    expect(await screen.findByText(/5,000 futures tried/)).toBeInTheDocument();
  });

  it('compares the ages of claiming Social Security', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Social Security by age' }));
    const rows = within(screen.getByRole('table', { name: '' })).getAllByRole('row');
    expect(rows.length).toBe(10);
  });

  // Covers P3-C0-3.
  it('names its sources with their years', async () => {
    show();
    const section = await card();
    expect(within(section).getByText(/Damodaran/)).toHaveAttribute('href', expect.any(String));
    expect(within(section).getByText(/sources with figures of 2026/)).toBeInTheDocument();
  });
});
