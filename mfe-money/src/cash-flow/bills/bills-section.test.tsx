import { demoHousehold } from '@halyard/shared-contracts/demo';
import { addDays, type FinancialData, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen, within } from '@testing-library/react';
import { BillsSection } from './bills-section';

const handlers = {
  'GET /api/finance/bill-choices': { bill_choices: [] },
  'GET /api/finance/scheduled': { scheduled: [] },
  'GET /api/finance/buffer': { buffer: 0 },
  'GET /api/finance/calendar-address': { address: null },
};

function show(data: FinancialData) {
  const backend = fakeBackend(data, handlers);
  return {
    backend,
    ...renderScreen(
      <>
        <BillsSection />
        <ToastRegion />
      </>,
      { backend },
    ),
  };
}

const bills = () => screen.findByRole('region', { name: 'Bills and paydays' });

// Covers P3-B3-2, P3-B3-3.
describe('BillsSection', () => {
  it('shows the month, and a chosen day alone with a way to refuse its bill', async () => {
    const { user, backend } = show(demoHousehold());
    const sent: unknown[] = [];
    backend.on('POST /api/finance/bill-choices', async (request) => {
      const input = (await request.json()) as object;
      sent.push(input);
      return { bill_choice: { id: 'choice', ...input } };
    });
    const shown = await bills();
    const netflix = await within(shown).findByRole('button', {
      name: /June 10: 1 entry\. Netflix/,
    });
    await user.click(netflix);
    expect(within(shown).getAllByRole('listitem')).toHaveLength(1);
    await user.click(within(shown).getByRole('button', { name: 'Not a bill: Netflix' }));
    expect(sent).toEqual([
      { payee: 'Netflix', direction: 'out', low: 17.99, high: 17.99, rhythm: 'none' },
    ]);
    expect(await screen.findByText('Netflix is no longer a bill')).toBeVisible();
  });

  it('says what subscriptions cost in a year and until when they can be canceled', async () => {
    const { user } = show(demoHousehold());
    const shown = await screen.findByRole('region', { name: 'Subscriptions' });
    expect(await within(shown).findByText('$827.76')).toBeVisible();
    await user.click(within(shown).getByRole('button', { name: 'What each costs' }));
    const netflix = within(shown).getAllByText('Netflix')[0]!.closest('li');
    expect(netflix).toHaveTextContent('$17.99 monthly · next Jul 10 · cancel by Jul 7');
    expect(netflix).toHaveTextContent('Price up from $15.49');
  });

  it('says what comes next where nothing is known', async () => {
    show(financialData());
    const shown = await bills();
    expect(await within(shown).findByText('No bills or paydays in this month')).toBeVisible();
    expect(screen.getByText('No subscriptions found in your transactions.')).toBeVisible();
  });

  it('says that a scheduled bill of four days ago was not seen yet, and that an older one was missed', async () => {
    const today = isoDate('2025-06-20');
    const item = (name: string, ago: number) => ({
      id: name,
      name,
      amount: cents(-10_00),
      date: addDays(today, -ago),
      rhythm: 'once' as const,
      ends: null,
      accountId: null,
    });
    show(financialData({ today, scheduled: [item('Late', 4), item('Gone', 6)] }));
    const shown = await bills();
    expect((await within(shown).findAllByText('Late'))[0]!.closest('li')).toHaveTextContent(
      'Not seen yet',
    );
    expect(within(shown).getAllByText('Gone')[0]!.closest('li')).toHaveTextContent('Missed');
  });
});
