import { failure, fakeBackend, account, liability } from '@halyard/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cards, openAccounts, ours } from '../testing/open-accounts';

const SUGGESTIONS = 'GET /api/finance/asset-suggestions';
const HOME = 'Add your home, so that your net worth counts it';
const mortgage = liability({ type: 'mortgage', name: 'House' });

const backendOf = (part: Parameters<typeof ours>[0], dismissed: readonly string[] = []) =>
  fakeBackend(ours({ source: 'own', liabilities: [mortgage], ...part }), {
    [SUGGESTIONS]: { dismissed },
  });

describe('suggestions of assets', () => {
  // Covers P3-C6-5.
  it('open the form with the type Home for a mortgage without a home', async () => {
    const { user } = openAccounts(backendOf({}));
    const suggestion = within(await screen.findByRole('region', { name: HOME }));
    await user.click(suggestion.getByRole('button', { name: 'Add home' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a manual account' }));
    expect(form.getByLabelText('Type')).toHaveValue('home');
    expect(form.getByLabelText('Value today')).toBeInTheDocument();
  });

  // Covers P3-C6-6.
  it('disappear when the user dismisses them', async () => {
    const backend = backendOf({});
    backend.on('DELETE /api/finance/asset-suggestions/home', () => {
      backend.on(SUGGESTIONS, { dismissed: ['home'] });
      return { success: true };
    });
    const { user } = openAccounts(backend);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: HOME })).toBeNull());
    expect(screen.getByText('Suggestion dismissed')).toBeInTheDocument();
  });

  it('stay when they could not be dismissed', async () => {
    const backend = backendOf({});
    backend.on('DELETE /api/finance/asset-suggestions/home', () => failure(503, 'Try later'));
    const { user } = openAccounts(backend);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Try later')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: HOME })).toBeInTheDocument();
  });

  // Covers P3-C6-6.
  it('do not return after they were dismissed', async () => {
    const backend = backendOf({}, ['home']);
    openAccounts(backend);
    await waitFor(() => expect(backend.calls).toContain(SUGGESTIONS));
    await cards();
    expect(screen.queryByRole('region', { name: HOME })).toBeNull();
  });

  it.each([
    ['the sample', { source: 'sample' as const }],
    ['a mortgage beside its home', { accounts: [account({ type: 'home' })] }],
  ])('are neither shown nor requested for %s', async (_, part) => {
    const backend = backendOf(part);
    openAccounts(backend);
    await cards();
    expect(screen.queryByRole('region', { name: HOME })).toBeNull();
    expect(backend.calls).not.toContain(SUGGESTIONS);
  });
});
