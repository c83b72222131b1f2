import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  inMonth,
  isoMonth,
  netWorth,
  spendingBreakdown,
  totalAssets,
  totalDebt,
} from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { STORAGE_KEYS } from '@halyard/shared-contracts/store';
import {
  failure,
  type FakeBackend,
  fakeBackend,
  financialData,
  policy,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import {
  ADVISOR_TEXT,
  type FactFinder,
  PLAN_PATHS,
  type PlanAnswer,
} from '@halyard/shared-contracts/wire';
import { screen, within } from '@testing-library/react';

import { FactFinderSummaryScreen } from './fact-finder-summary-screen';

const FACTS = 'GET /api/finance/fact-finder';
const PLAN = `GET ${PLAN_PATHS.plan}`;
const PDF = 'POST /api/finance/fact-finder-summary/pdf';

const facts: FactFinder = {
  personal: { fullName: 'Maya Ellison', dob: null, address: null, maritalStatus: null },
  employment: { employer: null, title: null, baseSalary: null, bonus: null },
  goals: ['Buy a home · $40,000.00 · by 2027-06-30'],
  estate: { will: 'Signed in 2024', trust: null, healthCareProxy: 'My sister', notes: null },
};

const plan: PlanAnswer = {
  source: 'sample',
  today: '2025-06-30',
  as_of: null,
  results: [
    {
      label: 'Free of debt',
      value: 'Aug 2031',
      from: '3 debts, rates and payments',
      screen: '/wealth-plan',
    },
  ],
  gaps: [{ text: 'Your income before tax is not known', screen: '/fact-finder' }],
  steps: [{ text: 'Compare what $200 more a month does', screen: '/what-if' }],
};

const backendOf = (data = demoHousehold()) => fakeBackend(data, { [FACTS]: facts, [PLAN]: plan });

const show = (backend: FakeBackend) =>
  renderScreen(
    <>
      <FactFinderSummaryScreen />
      <ToastRegion />
    </>,
    { backend },
  );

const card = (name: string) => screen.findByRole('region', { name });

const figure = (within_: HTMLElement, label: string) =>
  within(within_).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(() => localStorage.clear());

describe('FactFinderSummaryScreen', () => {
  it('says that it is loading', async () => {
    show(backendOf());
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await card('About you');
  });

  // Covers P3-C7-1.
  it('shows results with their source, the next steps, and gaps, each with its screen', async () => {
    show(backendOf());
    const shown = await card('Your plan');
    const result = await within(shown).findByRole('link', { name: 'Free of debt' });
    expect(result).toHaveAttribute('href', '/wealth-plan');
    expect(within(shown).getByText('Aug 2031')).toBeVisible();
    expect(within(shown).getByText('3 debts, rates and payments')).toBeVisible();
    const steps = within(shown).getByRole('region', { name: 'The next three steps' });
    expect(within(steps).getByRole('link')).toHaveAttribute('href', '/what-if');
    const gaps = within(shown).getByRole('region', { name: 'Gaps' });
    expect(within(gaps).getByRole('link')).toHaveAttribute('href', '/fact-finder');
    expect(within(shown).getByText(/Damodaran/)).toHaveAttribute('href', expect.any(String));
  });

  // Covers P2-2.summary-1.
  it('shows the user’s personal data', async () => {
    show(backendOf());
    const about = await card('About you');
    expect(figure(about, 'Name')).toBe('Maya Ellison');
    expect(figure(about, 'Age')).toBe('29');
    expect(figure(about, 'Job')).toBe('Product designer');
    expect(figure(about, 'Location')).toBe('Austin, Texas');
    expect(figure(about, 'Annual income')).toBe('$78,000.00');
  });

  // Covers P2-2.summary-2.
  it('has the net worth, assets and liabilities of the household to the cent', async () => {
    const { accounts, liabilities } = demoHousehold();
    show(backendOf());
    const worth = await card('What you own and owe');
    expect(figure(worth, 'Net Worth')).toBe(formatUsd(netWorth(accounts, liabilities)));
    expect(figure(worth, 'Assets')).toBe(formatUsd(totalAssets(accounts)));
    expect(figure(worth, 'Liabilities')).toBe(formatUsd(totalDebt(liabilities)));
  });

  // Covers P2-2.summary-3, R-4.2.
  it('has the spending of June by category, and its total', async () => {
    const { categories, total } = spendingBreakdown(
      inMonth(demoHousehold().transactions, isoMonth('2025-06')),
    );
    show(backendOf());
    const spending = await card('Monthly spending by category (June 2025)');
    const rows = within(spending).getAllByRole('listitem');
    expect(rows).toHaveLength(categories.length);
    expect(rows[0]).toHaveTextContent(formatUsd(categories[0]!.amount));
    expect(spending).toHaveTextContent(`Total ${formatUsd(total)}`);
  });

  // Covers P2-2.summary-4.
  it('shows goals of both questionnaires, insurance and estate planning', async () => {
    localStorage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify({ q7_5: 'See Japan' }));
    show(backendOf());
    const goals = within(await card('Goals')).getAllByRole('listitem');
    expect(goals.map(({ textContent }) => textContent)).toEqual([
      'Buy a home, $40,000, by June 30, 2027',
      'See Japan In 5 years',
    ]);
    expect(await card('Insurance status')).toHaveTextContent(
      '2 of 3 policies active, with $450,000.00 of coverage.',
    );
    const estate = await card('Estate planning');
    expect(figure(estate, 'Will')).toBe('Signed in 2024');
    expect(figure(estate, 'Health care proxy')).toBe('My sister');
    expect(estate).not.toHaveTextContent('Trust');
    expect(estate).toHaveTextContent('One question is still open. Answer in the fact finder');
  });

  it('says what is not known instead of inventing it', async () => {
    show(
      fakeBackend(financialData({ policies: [policy()] }), {
        [FACTS]: { ...facts, goals: [] },
        [PLAN]: plan,
      }),
    );
    expect(await card('About you')).not.toHaveTextContent('Annual income');
    expect(await card('About you')).toHaveTextContent('4 questions are still open.');
    expect(screen.getByText('No goals yet')).toBeInTheDocument();
    expect(screen.getByText('Nothing spent in June 2025')).toBeInTheDocument();
    expect(screen.getByText('1 of 1 policy active, with $500,000.00 of coverage.')).toBeVisible();
  });

  it('renders without the plan', async () => {
    const backend = backendOf();
    backend.on(PLAN, () => failure(501, 'Not here'));
    show(backend);
    expect(await card('Estate planning')).toHaveTextContent('Signed in 2024');
    expect(within(await card('Your plan')).getByRole('alert')).toHaveTextContent('Not here');
  });

  it('renders without the fact finder, and retries it', async () => {
    const backend = backendOf();
    backend.on(FACTS, () => failure(501, 'Not here'));
    const { user } = show(backend);
    const estate = await card('Estate planning');
    expect(within(estate).getByRole('alert')).toHaveTextContent(
      'Your estate planning could not be loaded.',
    );
    backend.on(FACTS, facts);
    await user.click(within(estate).getByRole('button', { name: 'Try Again' }));
    expect(await within(estate).findByText('Signed in 2024')).toBeInTheDocument();
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = financialData();
    const backend = backendOf(data);
    backend.on('GET /api/finance/net-worth', () => failure(401, 'Log in first.'));
    const { user } = show(backend);
    expect(await screen.findByText('Log in first.')).toBeInTheDocument();
    backend.on('GET /api/finance/net-worth', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(figure(await card('What you own and owe'), 'Net Worth')).toBe('$0.00');
  });
});

describe('the advisor’s text', () => {
  // Covers P2-2.summary-5, P2-2.summary-6, P2-4-5, R-3.1.
  it('replaces the hint and makes the PDF available', async () => {
    const { user } = show(backendOf());
    const download = await screen.findByRole('button', { name: 'Download PDF' });
    expect(download).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Generate Summary' }));
    for (const paragraph of ADVISOR_TEXT) expect(screen.getByText(paragraph)).toBeInTheDocument();
    expect(download).toBeEnabled();
  });

  it('says when the PDF could not be made', async () => {
    const backend = backendOf();
    backend.on(PDF, () => failure(503, 'Try again in a minute.'));
    const { user } = show(backend);
    await user.click(await screen.findByRole('button', { name: 'Generate Summary' }));
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The PDF could not be made. Try again in a minute.',
    );
  });

  describe('as a PDF', () => {
    const address = 'blob:summary';
    const made: Blob[] = [];

    // jsdom creates no object URLs and follows no downloads.
    beforeEach(() => {
      made.length = 0;
      URL.createObjectURL = (document: Blob) => {
        made.push(document);
        return address;
      };
      URL.revokeObjectURL = () => undefined;
    });

    // Covers P2-2.summary-6.
    it('is downloaded', async () => {
      const followed: string[] = [];
      const follow = (event: MouseEvent) => {
        if (!(event.target instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        followed.push(`${event.target.href} ${event.target.download}`);
      };
      document.addEventListener('click', follow);
      const backend = backendOf();
      const bodies: unknown[] = [];
      backend.on(PDF, async (request) => {
        bodies.push(await request.json());
        return new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
      });
      const { user } = show(backend);
      await user.click(await screen.findByRole('button', { name: 'Generate Summary' }));
      await user.click(screen.getByRole('button', { name: 'Download PDF' }));
      expect(await screen.findByText('PDF downloaded')).toBeInTheDocument();
      document.removeEventListener('click', follow);
      expect(bodies).toEqual([{ summary: true }]);
      expect(followed).toEqual([`${address} fact-finder-summary.pdf`]);
      expect(made[0]?.size).toBe('%PDF-1.7'.length);
    });
  });
});
