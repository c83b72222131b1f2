import { demoHousehold } from '@halyard/shared-contracts/demo';
import type { FinancialData } from '@halyard/shared-contracts/finance';
import {
  failure,
  fakeBackend,
  financialData,
  policy,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { ProtectionScreen } from './protection-screen';

const show = (data: FinancialData, backend = fakeBackend(data)) =>
  renderScreen(
    <>
      <ProtectionScreen />
      <ToastRegion />
    </>,
    { backend },
  );

const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

describe('ProtectionScreen', () => {
  // Covers P2-2.protection-1.
  it('says that it is loading', async () => {
    show(demoHousehold());
    expect(screen.getByText('Loading protection policies...')).toBeInTheDocument();
    await screen.findByRole('table');
  });

  // Covers P2-2.protection-2.
  it('sums all policies, and the active ones separately', async () => {
    show(demoHousehold());
    expect(await figure('Total Coverage')).toBe('$630,000.00');
    expect(await figure('Active coverage')).toBe('$450,000.00');
    expect(await figure('Monthly premiums, active')).toBe('$85.50');
    expect(screen.getByText('3 policies, 2 active')).toBeInTheDocument();
  });

  // Covers P2-2.protection-3, P2-2.protection-4.
  it('lists type, provider, number, premium, status and coverage', async () => {
    show(demoHousehold());
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    const cells = within(rows[1]!).getAllByRole('cell');
    expect(rows[1]).toHaveTextContent('Term life');
    expect(cells.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Lakeway Mutual',
      'TL-4480217',
      '$24.50',
      'Active',
      '$400,000.00',
    ]);
    expect(within(rows[3]!).getByText('Inactive')).toHaveClass('negative');
    expect(within(rows[1]!).getByText('Active')).toHaveClass('positive');
  });

  it('opens a policy and removes it after a confirmation', async () => {
    const data = financialData({ policies: [policy({ id: 'p1', provider: 'Harbor Mutual' })] });
    const backend = fakeBackend(data, { 'DELETE /api/finance/protection/p1': { success: true } });
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: 'Term life' }));
    const panel = screen.getByRole('dialog', { name: 'Term life policy' });
    expect(panel).toHaveTextContent('Premiums per year$384.00');
    await user.click(within(panel).getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Remove policy' }));
    expect(await screen.findByText('Term life policy removed')).toBeInTheDocument();
    expect(backend.calls).toContain('DELETE /api/finance/protection/p1');
  });

  it('adds a policy', async () => {
    const backend = fakeBackend(financialData());
    const bodies: unknown[] = [];
    backend.on('POST /api/finance/protection', async (request) => {
      bodies.push(await request.json());
      return {};
    });
    const { user } = show(financialData(), backend);
    await user.click(await screen.findByRole('button', { name: 'Add policy' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByLabelText('Provider')).toHaveFocus());
    await user.selectOptions(screen.getByLabelText('Type'), 'Mortgage protection');
    await user.type(screen.getByLabelText('Provider'), 'Harbor Mutual');
    await user.type(screen.getByLabelText('Policy number'), 'MP-1');
    await user.type(screen.getByLabelText('Monthly premium'), '38');
    await user.type(screen.getByLabelText('Coverage'), '180000');
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Policy added')).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        type: 'mortgage',
        provider: 'Harbor Mutual',
        policy_number: 'MP-1',
        premium: 38,
        coverage: 180_000,
        status: 'inactive',
      },
    ]);
  });

  it('preserves the input when a change fails', async () => {
    const data = financialData({ policies: [policy({ id: 'p1' })] });
    const backend = fakeBackend(data, {
      'PATCH /api/finance/protection/p1': () => failure(503, 'Try later'),
    });
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: 'Term life' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Provider'), ' Group');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try later');
    expect(screen.getByLabelText('Provider')).toHaveValue('Harbor Mutual Group');
  });

  it('offers to add one when there are none', async () => {
    show(financialData());
    expect(await screen.findByText('No policies yet')).toBeInTheDocument();
    expect(await figure('Total Coverage')).toBe('$0.00');
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = financialData({ policies: [policy()] });
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/protection', () => failure(401, 'Log in first.'));
    const { user } = show(data, backend);
    expect(await screen.findByText('Log in first.')).toBeInTheDocument();
    backend.on('GET /api/finance/protection', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await figure('Total Coverage')).toBe('$500,000.00');
  });
});
