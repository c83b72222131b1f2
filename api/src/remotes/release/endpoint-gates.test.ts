import { endpointGates } from './endpoint-gates';

const reading = (...reads: readonly string[]) => ({
  routes: [
    { path: '/budget', title: 'Budget', loading: 'Loading...', preload: [], reads: [...reads] },
  ],
});

test.each([
  [['/api/finance/']],
  [['/api/finance/accounts']],
  [['/api/finance/accounts/one']],
  [['/api/plaid/', '/api/ai/consent']],
])('the gate lets a build call %j', (calls) => {
  expect(endpointGates({ calls, ...reading() })).toEqual([]);
});

test.each(['/api/finance/horoscope', '/api/finance/account-list', '/api/internal/'])(
  'the gate refuses a build that calls %s',
  (call) => {
    expect(endpointGates({ calls: [call], ...reading() })).toEqual([
      `It calls ${call}, which this API does not have.`,
    ]);
  },
);

test('the gate lets a screen read an existing path, with or without a query', () => {
  expect(
    endpointGates(reading('/api/finance/income', '/api/finance/budget?month=2026-11')),
  ).toEqual([]);
});

test('the gate refuses a screen that reads a path that does not exist', () => {
  expect(endpointGates(reading('/api/finance/income', '/api/finance/horoscope'))).toEqual([
    '/budget reads /api/finance/horoscope, which this API does not have.',
  ]);
});
