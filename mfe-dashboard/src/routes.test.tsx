import { demoHousehold } from '@halyard/shared-contracts/demo';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { run } from 'axe-core';
import declaration from '../remote.config.json';
import { remote } from './routes';

/** jsdom computes no colors, and the landmarks belong to the shell. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false }, region: { enabled: false } };

const load = (path: string) => remote.routes.find((route) => route.path === path)?.load();

describe('mfe-dashboard', () => {
  // Covers P1-2.2-1, R-1.1, R-2.1.
  it('has a screen for every path that it declares, and for no other', () => {
    expect(remote.routes.map(({ path }) => path).toSorted()).toEqual(
      declaration.screens.map(({ path }) => path).toSorted(),
    );
  });

  // Covers P1-2.2-4.
  it.each([
    ['/', 'Welcome back'],
    ['/accounts', 'Accounts'],
    ['/transactions', 'Transactions'],
    ['/plaid-test', 'Bank connection'],
  ])(
    'shows %s under its title, accessible to everyone',
    async (path, title) => {
      const loaded = await load(path);
      const Screen = loaded?.default ?? (() => null);
      const backend = fakeBackend(demoHousehold());
      const { container } = renderScreen(<Screen />, { backend, route: path });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      await waitFor(
        () =>
          expect(
            screen.queryByText(/^(Please wait|Loading|Checking bank)/),
          ).not.toBeInTheDocument(),
        { timeout: 15_000 },
      );
      const { violations } = await run(container, { rules: WITHOUT_LAYOUT });
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
    30_000,
  );
});
