import { demoHousehold, demoInvestments } from '@halyard/shared-contracts/demo';
import {
  type FinancialData,
  type InvestmentHistory,
  isoDate,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { failure, fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { account, financialData, liability } from '@halyard/shared-contracts/testing/builders';
import { encodeInvestments, NO_INVESTMENT_NOTES } from '@halyard/shared-contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { InvestmentsScreen } from './investments-screen';
import { noReturnWords } from '@halyard/shared-contracts/long-run';

const READ = 'GET /api/finance/investments';
const NOTHING: InvestmentHistory = {
  trades: [],
  values: [],
  flowsFrom: [],
  notes: NO_INVESTMENT_NOTES,
};

function show(data: FinancialData, history: InvestmentHistory = NOTHING) {
  let current = history;
  const bodies: unknown[] = [];
  const backend = fakeBackend(data, {
    [READ]: () => encodeInvestments(data, current),
    'PUT /api/finance/investments/notes': async (request: Request) => {
      const notes = await request.json();
      current = { ...current, notes };
      return notes;
    },
    'PUT /api/finance/accounts/acc-home/values': async (request: Request) => {
      bodies.push(await request.json());
      return { success: true };
    },
  });
  return { ...renderScreen(<InvestmentsScreen />, { backend }), backend, bodies };
}

const region = (name: string) => screen.findByRole('region', { name });

const homeowner = {
  ...financialData({
    accounts: [
      account({
        id: 'acc-home',
        name: 'House',
        type: 'home',
        balance: cents(400_000_00),
        source: 'manual',
      }),
    ],
    liabilities: [liability({ type: 'mortgage', balance: cents(310_000_00) })],
  }),
  source: 'own' as const,
};

describe('InvestmentsScreen', () => {
  // Covers P3-C6-10, P3-C6-11.
  it('shows the returns of the sample, and opens the flows behind them', async () => {
    const { user } = show(demoHousehold(), demoInvestments());
    const card = await region('What they returned');
    expect(within(card).getByText('2.4%')).toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'Roth IRA' }));
    const panel = screen.getByRole('dialog', { name: 'Roth IRA' });
    expect(within(panel).getAllByText(/, Contribution$/)).toHaveLength(10);
    expect(within(panel).getByText('Growth between them')).toBeInTheDocument();
    expect(panel).toHaveTextContent(/Money-weighted return.*%/);
    expect(panel).not.toHaveTextContent('a year');
  });

  // Covers P3-C6-12.
  it('says why a return cannot be computed, and shows no percentage', async () => {
    show(demoHousehold());
    const card = await region('What they returned');
    expect(
      within(card).getByText(
        'Returns cannot be computed: no bank reports what was paid in and taken out.',
      ),
    ).toBeVisible();
    expect(card).not.toHaveTextContent('%');
  });

  // Covers P3-C6-15.
  it('divides the money by kind, by account, and by risk and region', async () => {
    const { user } = show(demoHousehold());
    const card = await region('Where the money is');
    expect(within(card).getAllByText('Funds').length).toBeGreaterThan(0);
    await user.click(within(card).getByRole('radio', { name: 'Risk and region' }));
    expect(within(card).getAllByText('Stocks and bonds, mixed').length).toBeGreaterThan(0);
    expect(within(card).getByText(/which say little/)).toBeInTheDocument();
  });

  // Covers P3-C6-16.
  it('computes the yearly cost of a fund from what the user enters', async () => {
    const { user } = show(demoHousehold());
    const card = await region('What they cost');
    expect(
      within(card)
        .getByText(/^\d+ funds$/)
        .closest('li'),
    ).toHaveTextContent(/Not known$/);
    await user.click(within(card).getByRole('button', { name: /Enter the yearly cost/ }));
    await user.type(within(card).getByLabelText('Lone Star Total Market Fund, in percent'), '0.5');
    await user.click(within(card).getByRole('button', { name: 'Save yearly costs' }));
    expect(await within(card).findByText('0.5% a year')).toBeVisible();
    expect(within(card).getAllByText('$43.56')).toHaveLength(2);
  });

  // Covers P3-C6-17.
  it('shows a home beside its mortgage, with the price that the user enters', async () => {
    const { user } = show(homeowner);
    const card = await region('Property');
    expect(within(card).getByText('$310,000 owed, $90,000 yours')).toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'House' }));
    await user.type(screen.getByLabelText('Purchase price'), '350000');
    await user.click(screen.getByRole('button', { name: 'Save price' }));
    expect(await within(screen.getByRole('dialog')).findByText('$50,000.00')).toBeInTheDocument();
    expect(within(card).getByText('Bought for $350,000')).toBeInTheDocument();
  });

  // Covers P3-C6-14.
  it('enters the value of a past day, and refuses today', async () => {
    const { user, bodies } = show(homeowner);
    await user.click(within(await region('Property')).getByRole('button', { name: 'House' }));
    await user.click(screen.getByRole('button', { name: 'Add a past value' }));
    await user.type(screen.getByLabelText('Day'), homeowner.today);
    await user.type(screen.getByLabelText('Value at the end of that day'), '360000');
    await user.click(screen.getByRole('button', { name: 'Save value' }));
    expect(screen.getByText('Choose a day before today')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Save value' }));
    await waitFor(() => expect(bodies).toEqual([{ date: '2020-01-01', value: 360_000 }]));
  });

  // Covers P3-C6-17.
  it('asks for the home of a mortgage without one', async () => {
    show({ ...homeowner, accounts: [] });
    const card = await region('Property');
    expect(within(card).getByText('Your mortgage counts, your home does not yet')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Add your home’s value' })).toHaveAttribute(
      'href',
      '/assets',
    );
  });

  it('says what to do without investments', async () => {
    show(financialData());
    expect(await screen.findByText('No investments yet')).toBeInTheDocument();
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = demoHousehold();
    const { backend, user } = show(data);
    backend.on(READ, () => failure(503, 'Not now'));
    await waitFor(() => expect(screen.queryByText('Loading investments...')).toBeNull());
    backend.on(READ, encodeInvestments(data, NOTHING));
    const again = screen.queryByRole('button', { name: 'Try Again' });
    if (again) await user.click(again);
    expect(await region('What they cost')).toBeInTheDocument();
  });
});

describe('noReturnWords', () => {
  const date = isoDate('2025-06-16');

  it.each([
    [{ why: 'one-value' }, /for one day so far/],
    [{ why: 'unvalued-transfer', date }, /moved on Jun 16, 2025/],
    [{ why: 'value-unknown', date }, /the value of that day is not known/],
    [{ why: 'nothing-invested', date }, /worth nothing on Jun 16, 2025/],
    [{ why: 'no-rate' }, /no yearly rate/],
  ] as const)('of %j says the reason', (obstacle, words) => {
    expect(noReturnWords(obstacle)).toMatch(words);
  });
});
