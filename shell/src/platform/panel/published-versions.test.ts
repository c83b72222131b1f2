import { entry, moneyRemote, registryWith } from '../testing/registry';
import { publishedVersions } from './published-versions';

const published = (at: string, state: 'live' | 'revoked' = 'live') => ({
  at,
  by: 'team-money',
  commit: null,
  state,
});

test('each version shows who gets it, and the newest comes first', () => {
  const registry = registryWith(
    moneyRemote(
      {
        stable: '2.0.0',
        previous: '1.0.0',
        canary: { version: '3.0.0', permille: 100, salt: 'x' },
      },
      {
        versions: {
          '1.0.0': entry('1.0.0', { published: published('2026-11-01T08:00:00Z') }),
          '2.0.0': entry('2.0.0', { published: published('2026-11-02T08:00:00Z') }),
          '3.0.0': entry('3.0.0', { published: published('2026-11-04T08:00:00Z') }),
          '4.0.0': entry('4.0.0', { published: published('2026-11-03T08:00:00Z', 'revoked') }),
        },
      },
    ),
  );
  expect(
    publishedVersions(registry).map(({ version, who, isOut }) => [version, who, isOut]),
  ).toEqual([
    ['3.0.0', 'canary, 100 of 1000', false],
    ['4.0.0', 'nobody', true],
    ['2.0.0', 'everybody', false],
    ['1.0.0', 'previous', false],
  ]);
});
