import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamCard } from './team-card';
import { failedPercent } from './team-figures';

const VERSION = {
  name: 'mfe-money@1.0.0',
  loads: 95,
  failed: 5,
  p95Ms: 300,
  lcpMs: 1500,
  inpMs: null,
  cls: 0.01,
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/remotes/health/days?days=7': {
    days: [
      { day: '2026-11-24', versions: [VERSION] },
      { day: '2026-11-23', versions: [] },
    ],
  },
  '/remotes/admin/audit': { ok: true, lines: ['older change', 'newer change'] },
};

const requests: Request[] = [];
const host =
  (status = 200, answers = ANSWERS): typeof fetch =>
  async (input, init) => {
    const path = String(input);
    requests.push(new Request(`http://localhost${path}`, init));
    return Response.json(answers[path], { status });
  };

async function show(fetcher: typeof fetch, token = ' hat_1 ') {
  requests.length = 0;
  const user = userEvent.setup();
  render(<TeamCard fetcher={fetcher} />);
  await user.type(screen.getByLabelText('Token of your team'), token);
  await user.click(screen.getByRole('button', { name: 'Show reports and changes' }));
}

test('the reports and the newest changes are shown for a token', async () => {
  await show(host());
  const row = await screen.findByRole('row', { name: /mfe-money@1\.0\.0/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Versionmfe-money@1.0.0',
    'Pages100',
    'Failed5 %',
    'Load, p95300 ms',
    'Paint, p751500 ms',
    'Press, p75–',
    'Shift, p750.01',
  ]);
  const list = within(screen.getByRole('list', { name: 'Last changes' }));
  const changes = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(changes).toEqual(['newer change', 'older change']);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer hat_1',
    'Bearer hat_1',
  ]);
});

test('the row of a version and the audit entry of its publication link to each other', async () => {
  const line = '2026-11-24T08:00:00Z  registry 6  team-money: publish mfe-money@1.0.0 (first)';
  await show(host(200, { ...ANSWERS, '/remotes/admin/audit': { ok: true, lines: [line] } }));
  const item = await screen.findByText(/registry 6/);
  expect(item).toHaveTextContent(line.replace('Z  r', 'Z r').replace('6  t', '6 t'));
  expect(item).toHaveAttribute('id', 'change-mfe-money@1.0.0');
  expect(within(item).getByRole('link')).toHaveAttribute('href', '#mfe-money@1.0.0');
});

test('a host without reports shows a message', async () => {
  await show(host(200, { ...ANSWERS, '/remotes/health/days?days=7': { days: [] } }));
  expect(await screen.findByText('No page has reported yet.')).toBeVisible();
});

test.each([
  [401, 'This token is not accepted.'],
  [404, 'This host has no token for its operator, so it shows nothing.'],
  [429, 'The host answered 429. Try again in a minute.'],
])('an answer of %i is explained', async (status, text) => {
  await show(host(status));
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [0, 0, null],
  [95, 5, 5],
  [2, 1, 33.3],
])('of %i loads and %i failures %s %% failed', (loads, failed, expected) => {
  expect(failedPercent({ loads, failed })).toBe(expected);
});
