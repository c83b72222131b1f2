import { spread } from '@halyard/shared-contracts/testing/thorough';
import { demoHousehold } from '@halyard/shared-contracts/demo';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { violationsIn } from '@halyard/shared-contracts/testing/violations';
import { screen, waitFor } from '@testing-library/react';
import declaration from '../remote.config.json';
import { contributions, remote } from './routes';

const load = (path: string) => remote.routes.find((route) => route.path === path)?.load();

describe('mfe-money', () => {
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

  // Covers P2-2.spending-1.
  it.each(
    spread(
      [
        ['/budget', 'Budget'],
        ['/income', 'Income & Spending Analysis'],
        ['/spending', 'Spending Analysis'],
        ['/cashflow', 'Cash Flow'],
      ],
      2,
    ),
  )('shows %s under its title, accessible in the thorough run', async (path, title) => {
    const loaded = await load(path);
    const Screen = loaded?.default ?? (() => null);
    const { container } = renderScreen(<Screen />, { backend: fakeBackend(demoHousehold()) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await waitFor(() => expect(screen.queryAllByText(/^(Please wait|Loading)/)).toEqual([]));
    expect(await violationsIn(container)).toEqual([]);
  });
});
