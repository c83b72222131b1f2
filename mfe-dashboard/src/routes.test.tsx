import { spread } from '@halyard/shared-contracts/testing/thorough';
import { demoHousehold } from '@halyard/shared-contracts/demo';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { violationsIn } from '@halyard/shared-contracts/testing/violations';
import { screen, waitFor } from '@testing-library/react';
import declaration from '../remote.config.json';
import { remote } from './routes';

const load = (path: string) => remote.routes.find((route) => route.path === path)?.load();

describe('mfe-dashboard', () => {
  // Covers P1-2.2-1, R-1.1, R-2.1.
  it('has a screen for every path that it declares, and for no other', () => {
    expect(remote.routes.map(({ path }) => path).toSorted()).toEqual(
      declaration.screens.map(({ path }) => path).toSorted(),
    );
  });

  // Covers P1-2.2-4.
  it.each(
    spread(
      [
        ['/', 'Welcome back'],
        ['/accounts', 'Accounts'],
        ['/transactions', 'Transactions'],
        ['/plaid-test', 'Bank connection'],
      ],
      2,
    ),
  )(
    'shows %s under its title, accessible in the thorough run',
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
      expect(await violationsIn(container)).toEqual([]);
    },
    30_000,
  );
});
