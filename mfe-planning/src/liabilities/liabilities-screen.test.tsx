import { demoHousehold } from '@halyard/shared-contracts/demo';
import { type FinancialData, totalDebt } from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import {
  failure,
  fakeBackend,
  financialData,
  liability,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { LiabilitiesScreen } from './liabilities-screen';

const show = (data: FinancialData, backend = fakeBackend(data)) =>
  renderScreen(
    <>
      <LiabilitiesScreen />
      <ToastRegion />
    </>,
    { backend },
  );

const rows = async () =>
  (
    await within(await screen.findByRole('region', { name: 'Your liabilities' })).findAllByRole(
      'listitem',
    )
  ).map(({ textContent }) => textContent);

const total = async () =>
  (await screen.findByText('Total Liabilities', { selector: 'dt' })).nextElementSibling
    ?.textContent;

const owing = (...liabilities: ReturnType<typeof liability>[]) => financialData({ liabilities });

describe('LiabilitiesScreen', () => {
  // Covers P2-2.liabilities-1.
  it('says that it is loading', async () => {
    show(demoHousehold());
    expect(screen.getByText('Loading liabilities...')).toBeInTheDocument();
    await rows();
  });

  // Covers P2-2.liabilities-2, P2-2.liabilities-3.
  it('shows the total of the sample and its debts with payment and rate', async () => {
    const data = demoHousehold();
    show(data);
    expect(await total()).toBe(formatUsd(totalDebt(data.liabilities)));
    expect((await rows())[0]).toBe(
      'Federal Student LoanEdFirst Servicing · Student loanPaid off in August 2031$20,245.49$320.00/month4.99% interest',
    );
  });

  it.each([
    ['one of two payments is known', 'Monthly payments, without 1 debt', '$45.00', cents(45_00)],
    ['no payment is known', 'Monthly payments', '–unknown', null],
  ])('adds no unknown payment as zero when %s', async (_, label, shown, monthlyPayment) => {
    const unknown = { monthlyPayment: null, minimumPayment: null };
    show(
      owing(
        liability({ id: 'card', ...unknown, monthlyPayment }),
        liability({ id: 'loan', type: 'auto_loan', ...unknown }),
      ),
    );
    const term = await screen.findByText(label, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(shown);
  });

  it('says that a payment which the transactions show is about right', async () => {
    show(owing(liability({ monthlyPayment: cents(318_44), isPaymentSeen: true })));
    expect((await rows())[0]).toContain('About $318.44/month');
  });

  it('rounds no rate that the bank gives with three decimals', async () => {
    show(owing(liability({ name: 'Home', aprPercent: 3.625, balance: cents(5_00) })));
    expect((await rows())[0]).toMatch(/3\.625% interest$/);
  });

  // Covers P2-2.liabilities-4.
  it('leaves out what is not known', async () => {
    show(owing(liability({ name: '', aprPercent: null, balance: cents(5_00) })));
    expect(await rows()).toEqual(['Credit cardFirst Platypus Bank · Credit card$5.00']);
  });

  it('shows when a debt ends and what it costs until then', async () => {
    const loan = liability({
      name: 'Car',
      balance: cents(1_000_00),
      aprPercent: 12,
      monthlyPayment: cents(200_00),
    });
    const { user } = show({ ...owing(loan), source: 'sample' });
    await user.click(await screen.findByRole('button', { name: 'Car' }));
    const panel = screen.getByRole('dialog', { name: 'Car' });
    expect(panel).toHaveTextContent('At the current payment$200.00 a month');
    expect(panel).toHaveTextContent('Paid offDecember 2025');
    expect(panel).toHaveTextContent('Payments left6 months');
    expect(panel).toHaveTextContent('Total interest until then$31.');
    await user.type(within(panel).getByLabelText('Pay extra each month'), '1000');
    expect(within(panel).getAllByRole('status')[0]).toHaveTextContent(
      /^Paid off in July 2025, 5 months sooner, and saves \$21\.\d\d of interest\.$/,
    );
  });

  it.each([
    [{ aprPercent: null, monthlyPayment: cents(1) }, 'needs the interest rate to work out'],
    [{ aprPercent: 5 }, 'needs the monthly payment to work out'],
    [{ balance: cents(1_000_00), aprPercent: 12, monthlyPayment: cents(10_00) }, 'never paid off'],
  ])('says why %j has no payoff date', async (part, words) => {
    const { user } = show(owing(liability({ name: 'Card', ...part })));
    await user.click(await screen.findByRole('button', { name: 'Card' }));
    expect(screen.getByRole('dialog', { name: 'Card' })).toHaveTextContent(words);
  });

  it('shows the debts of the sample over time, and how they end', async () => {
    const { user } = show(demoHousehold());
    const course = within(await screen.findByRole('region', { name: 'Debts over time' }));
    await user.click(course.getByRole('button', { name: /table/ }));
    const headers = course.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Date', 'Owed', 'At today’s payments']);
  });

  it('has no chart of a debt that cannot be planned and has no history', async () => {
    show(owing(liability({ aprPercent: null })));
    await rows();
    expect(screen.queryByRole('region', { name: 'Debts over time' })).not.toBeInTheDocument();
  });

  it('says how much of what was borrowed is paid back', async () => {
    const loan = { aprPercent: 5, monthlyPayment: cents(50_00), balance: cents(300_00) };
    show(owing(liability({ ...loan, original: cents(400_00) })));
    expect((await rows())[0]).toContain('25% paid off');
  });

  it('shows only the debts of the type that was pressed in the bar', async () => {
    const { user } = show(demoHousehold());
    expect(await rows()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /^Auto loan/ }));
    expect(await rows()).toEqual([expect.stringContaining('Auto loan')]);
    await user.click(screen.getByRole('button', { name: 'Only auto loan: show all' }));
    expect(await rows()).toHaveLength(3);
  });

  // Covers P3-C6-7.
  it('asks for the rate and the payment that the bank does not report', async () => {
    const data = owing(
      liability({ id: 'liab-b', name: 'Car', aprPercent: null, openTerms: ['rate', 'payment'] }),
    );
    const backend = fakeBackend(data);
    const bodies: unknown[] = [];
    backend.on('PATCH /api/finance/liabilities/liab-b', async (request) => {
      bodies.push(await request.json());
      return {};
    });
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: 'Add rate' }));
    await user.type(await screen.findByLabelText('Interest rate, % a year'), 'much');
    await user.type(screen.getByLabelText('Monthly payment'), '389.10');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(/^Enter a percentage from 0 to 1,000/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Interest rate, % a year'));
    await user.type(screen.getByLabelText('Interest rate, % a year'), '5.9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Car updated')).toBeInTheDocument();
    expect(bodies).toEqual([{ interest_rate: 5.9, monthly_payment: 389.1 }]);
  });

  it.each([
    ['the sample', { source: 'sample' as const }],
    ['a bank that reports the rate', { openTerms: [], aprPercent: 5 }],
  ])('asks nothing about a debt of %s', async (_, part) => {
    show(owing(liability({ name: 'Car', aprPercent: null, ...part })));
    await rows();
    expect(screen.queryByRole('button', { name: /^Add (rate|payment)/ })).not.toBeInTheDocument();
  });

  // Covers P3-C6-8.
  it('offers to add the value of a home beside its mortgage, unless that was dismissed', async () => {
    const data = { ...owing(liability({ type: 'mortgage' })), source: 'own' as const };
    const backend = fakeBackend(data, { 'GET /api/finance/asset-suggestions': { dismissed: [] } });
    show(data, backend);
    expect(await screen.findByRole('link', { name: 'Add your home’s value' })).toHaveAttribute(
      'href',
      '/accounts?add=home',
    );
  });

  it('adds a debt', async () => {
    const backend = fakeBackend(financialData());
    const bodies: unknown[] = [];
    backend.on('POST /api/finance/liabilities', async (request) => {
      bodies.push(await request.json());
      return {};
    });
    const { user } = show(financialData(), backend);
    await user.click(await screen.findByRole('button', { name: 'Add liability' }));
    await user.type(await screen.findByLabelText('Name'), 'Car');
    await user.selectOptions(screen.getByLabelText('Type'), 'Auto loan');
    await user.type(screen.getByLabelText('Amount owed'), '9000');
    await user.type(screen.getByLabelText(/^Interest rate/), 'lots');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/^Enter a percentage from 0 to 1,000/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Interest rate/)).toHaveFocus());
    await user.clear(screen.getByLabelText(/^Interest rate/));
    await user.type(screen.getByLabelText(/^Interest rate/), '5.49');
    await user.type(screen.getByLabelText(/^Monthly payment/), '250');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Car added')).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        name: 'Car',
        type: 'auto_loan',
        institution: 'Manual',
        balance: 9000,
        limit: null,
        monthly_payment: 250,
        minimum_payment: null,
        interest_rate: 5.49,
      },
    ]);
  });

  it('refuses text that is not an amount', async () => {
    const backend = fakeBackend(financialData());
    const { user } = show(financialData(), backend);
    await user.click(await screen.findByRole('button', { name: 'Add liability' }));
    await user.type(await screen.findByLabelText('Name'), 'Car');
    await user.type(screen.getByLabelText('Amount owed'), '9000');
    await user.type(screen.getByLabelText(/^Monthly payment/), 'some');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByLabelText(/^Monthly payment/)).toHaveFocus());
    expect(backend.calls).not.toContain('POST /api/finance/liabilities');
  });

  it('changes a manual debt, and preserves the input when that fails', async () => {
    const data = owing(liability({ id: 'liab-m', name: 'Loan', source: 'manual' }));
    const backend = fakeBackend(data);
    const bodies: unknown[] = [];
    backend.on('PATCH /api/finance/liabilities/liab-m', () => failure(503, 'Try later'));
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: 'Loan' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.clear(await screen.findByLabelText('Amount owed'));
    await user.type(screen.getByLabelText('Amount owed'), '450');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try later');
    backend.on('PATCH /api/finance/liabilities/liab-m', async (request) => {
      bodies.push(await request.json());
      return {};
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Loan updated')).toBeInTheDocument();
    expect(bodies).toEqual([expect.objectContaining({ balance: 450, interest_rate: 19.99 })]);
  });

  it('removes a manual debt after a confirmation', async () => {
    const data = owing(liability({ id: 'liab-m', name: 'Loan', source: 'manual' }));
    const backend = fakeBackend(data, {
      'DELETE /api/finance/liabilities/liab-m': { success: true },
    });
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: 'Loan' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Remove liability' }));
    expect(await screen.findByText('Loan removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('offers to add one when there are none', async () => {
    show(financialData());
    expect(await screen.findByText('No liabilities yet')).toBeInTheDocument();
    expect(await total()).toBe('$0.00');
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = owing(liability());
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/liabilities', () => failure(401, 'Log in first.'));
    const { user } = show(data, backend);
    expect(await screen.findByText('Log in first.')).toBeInTheDocument();
    backend.on('GET /api/finance/liabilities', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await total()).toBe('$500.00');
  });
});
