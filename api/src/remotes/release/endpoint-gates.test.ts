import { endpointGates } from './endpoint-gates';

const reading = (...reads: readonly string[]) => ({
  routes: [
    { path: '/budget', title: 'Budget', loading: 'Loading...', preload: [], reads: [...reads] },
  ],
});

it.each([
  [['/api/finance/']],
  [['/api/finance/accounts']],
  [['/api/finance/accounts/one']],
  [['/api/plaid/', '/api/ai/consent']],
])('lets a build call %j', (calls) => {
  expect(endpointGates({ calls, ...reading() })).toEqual([]);
});

it.each(['/api/finance/horoscope', '/api/finance/account-list', '/api/internal/'])(
  'refuses a build that calls %s',
  (call) => {
    expect(endpointGates({ calls: [call], ...reading() })).toEqual([
      `It calls ${call}, which this API does not have.`,
    ]);
  },
);

it('lets a screen read what there is, with a query or without', () => {
  expect(
    endpointGates(reading('/api/finance/income', '/api/finance/budget?month=2026-11')),
  ).toEqual([]);
});

it('refuses a screen that reads what there is not', () => {
  expect(endpointGates(reading('/api/finance/income', '/api/finance/horoscope'))).toEqual([
    '/budget reads /api/finance/horoscope, which this API does not have.',
  ]);
});
