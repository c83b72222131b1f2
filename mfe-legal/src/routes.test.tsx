import { spread } from '@halyard/shared-contracts/testing/thorough';
import { demoHousehold } from '@halyard/shared-contracts/demo';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { violationsIn } from '@halyard/shared-contracts/testing/violations';
import { screen, waitFor } from '@testing-library/react';
import declaration from '../remote.config.json';
import { contributions, remote } from './routes';

const backend = () =>
  fakeBackend(demoHousehold(), {
    'GET /api/privacy-policy': {
      success: true,
      content: '# Privacy Policy\n\n## 1. Who may use it\n\n- Adults.\n',
      lastUpdated: 'April 2, 2025',
    },
    'GET /api/privacy/records': { consents: [] },
  });

const load = (path: string) => remote.routes.find((route) => route.path === path)?.load();

describe('mfe-legal', () => {
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

  // Covers P1-2.2-4, P2-6-1.
  it.each(
    spread(
      [
        ['/privacy-policy', 'Privacy Policy'],
        ['/privacy-policy-dynamic', 'Privacy Policy'],
        ['/terms-of-service', 'Terms of Service'],
        ['/your-data', 'Your data'],
        ['/help', 'Help & Support'],
        ['/knowledge-admin', 'Knowledge Base Administration'],
      ],
      2,
    ),
  )('shows %s under its one title, accessible in the thorough run', async (path, title) => {
    const loaded = await load(path);
    const Screen = loaded?.default ?? (() => null);
    const { container } = renderScreen(<Screen />, { backend: backend() });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await waitFor(() => expect(screen.queryByText(/^Please wait/)).not.toBeInTheDocument());
    expect(await violationsIn(container)).toEqual([]);
  });
});
