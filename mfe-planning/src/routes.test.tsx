import { spread } from '@halyard/shared-contracts/testing/thorough';
import { demoHousehold } from '@halyard/shared-contracts/demo';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { violationsIn } from '@halyard/shared-contracts/testing/violations';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import declaration from '../remote.config.json';
import { contributions, remote } from './routes';

const facts: FactFinder = {
  personal: { fullName: 'Maya Ellison', dob: null, address: null, maritalStatus: null },
  employment: { employer: null, title: null, baseSalary: null, bonus: null },
  goals: ['Buy a home'],
  estate: { will: null, trust: null, healthCareProxy: null, notes: null },
};

const load = (path: string) => remote.routes.find((route) => route.path === path)?.load();

describe('mfe-planning', () => {
  // Covers P1-2.2-1, R-2.1.
  it('has a screen for every path that it declares, and for no other', () => {
    expect(remote.routes.map(({ path }) => path).toSorted()).toEqual(
      declaration.screens.map(({ path }) => path).toSorted(),
    );
  });

  it('brings every part that it declares for other screens, and no other', () => {
    const named = ({ slot, name }: { slot: string; name: string }) => `${slot}/${name}`;
    expect(contributions.map(named)).toEqual(declaration.contributions.map(named));
  });

  it.each(
    spread(
      [
        ['/protection', 'Protection'],
        ['/assets', 'Assets'],
        ['/liabilities', 'Liabilities'],
        ['/wealth-plan', 'Your Wealth Plan'],
        ['/fact-finder', 'Fact Finder'],
        ['/fact-finder-summary', 'Fact Finder Summary'],
      ],
      2,
    ),
  )('shows %s under its title, accessible in the thorough run', async (path, title) => {
    const loaded = await load(path);
    const Screen = loaded?.default ?? (() => null);
    const backend = fakeBackend(demoHousehold(), { 'GET /api/finance/fact-finder': facts });
    const { container } = renderScreen(<Screen />, { backend });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await waitFor(() => expect(screen.queryByText(/^Please wait/)).not.toBeInTheDocument());
    expect(await violationsIn(container)).toEqual([]);
  });
});
