import { demoHousehold } from '@halyard/shared-contracts/demo';
import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { screen, within } from '@testing-library/react';
import { AssetsScreen } from './assets/assets-screen';
import { FactFinderScreen } from './fact-finder/fact-finder-screen';
import { LiabilitiesScreen } from './liabilities/liabilities-screen';
import { ProtectionScreen } from './protection/protection-screen';
import { WealthPlanScreen } from './wealth-plan/wealth-plan-screen';

const demo = () => fakeBackend(demoHousehold());

const region = (name: string) => screen.findByRole('region', { name });

const facts: FactFinder = {
  personal: { fullName: null, dob: null, address: null, maritalStatus: null },
  employment: { employer: null, title: null, baseSalary: null, bonus: null },
  goals: [],
  estate: { will: null, trust: null, healthCareProxy: null, notes: null },
};

describe('the fact finder', () => {
  // Covers P2-2.fact-finder-4, P2-2.fact-finder-5.
  it.each([
    ['Personal', ['Full name', 'Date of birth', 'Address', 'Marital status']],
    ['Employment', ['Employer', 'Title', 'Base salary', 'Bonus']],
  ])('asks in %s for the fields of the specification', async (section, labels) => {
    const backend = fakeBackend(financialData(), { 'GET /api/finance/fact-finder': facts });
    renderScreen(<FactFinderScreen />, { backend });
    const card = await region(section);
    const shown = [...card.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(shown).toEqual(labels);
  });
});

describe('each row', () => {
  // Covers P2-2.assets-3, P2-2.liabilities-3.
  it.each([
    ['asset', <AssetsScreen key="a" />, 'Your assets', 5],
    ['debt', <LiabilitiesScreen key="l" />, 'Your liabilities', 3],
  ])('of an %s has the icon of its type', async (_, element, name, count) => {
    renderScreen(element, { backend: demo() });
    const rows = await within(await region(name)).findAllByRole('listitem');
    const icons = rows.map((row) => row.querySelector('svg')?.innerHTML);
    expect(icons).toHaveLength(count);
    expect(new Set(icons).size).toBe(count);
  });
});

describe('the protection table', () => {
  // Covers P2-2.protection-3.
  it('names its columns', async () => {
    renderScreen(<ProtectionScreen />, { backend: demo() });
    const headers = within(await screen.findByRole('table')).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Type',
      'Provider',
      'Policy number',
      'Monthly premium',
      'Status',
      'Coverage',
    ]);
  });
});

describe('the wealth plan', () => {
  // Covers P2-2.wealth-3, P2-2.wealth-4, P2-2.wealth-5.
  it('shows each figure above its note', async () => {
    renderScreen(<WealthPlanScreen />, { backend: demo() });
    const flow = await region('Money flow');
    const pairs = [...flow.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.closest('dl')?.parentElement?.textContent,
    ]);
    for (const [label, note] of [
      ['Cash & Emergency', 'Safety net & daily expenses'],
      ['Investments', 'Future growth'],
      ['Debt', 'Pay down strategically'],
    ]) {
      expect(pairs.find(([term]) => term === label)?.[1]).toContain(note);
    }
  });

  // Covers P2-2.wealth-6.
  it('has its sections in the order of the specification', async () => {
    renderScreen(<WealthPlanScreen />, { backend: demo() });
    await region('Money flow');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles[0]).toBe('Debt payoff planner');
    expect(titles.slice(1, 4)).toEqual([
      'Money flow',
      'Recommended Actions',
      'Financial Health Insights',
    ]);
  });
});
