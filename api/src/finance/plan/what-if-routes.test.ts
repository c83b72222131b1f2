import { encodeScenario } from '@halyard/shared-contracts/wire';
import { NO_CHANGES } from '@halyard/shared-contracts/long-run';
import { cents } from '@halyard/shared-contracts/money';
import { pdfPages } from '../../testing/pdf-text';
import { testApi, type TestApi } from '../../testing/test-api';

const PDF = '/api/finance/what-if/pdf';
const LIST = '/api/finance/scenarios';
const LARGEST_BYTES = 400_000;

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const input = encodeScenario('A home', {
  ...NO_CHANGES,
  extra: cents(200_00),
  homePrice: cents(300_000_00),
  homeDown: cents(60_000_00),
});

describe(`POST ${PDF}`, () => {
  // Covers P3-C3-6.
  it('prints the figures before and after, the assumptions, and the sources', async () => {
    const visitor = api.visitor();
    const answer = await visitor.post(PDF, input);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.length).toBeLessThan(LARGEST_BYTES);
    const text = pdfPages(answer.rawPayload).flat().join('\n');
    for (const part of [
      'A home',
      'A home for $300,000',
      'Mortgage 30 years at 6.5%',
      'Now Then',
      'Free of debt',
      'Net worth in 10 years',
      'What this assumes',
      'Damodaran',
      'Sample data',
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['an amount below zero', { ...input, extra: -1 }],
    ['too many months', { ...input, months_without_income: 25 }],
    ['a market fall of more than 100 percent', { ...input, market_fall: 101 }],
    ['no name', { ...input, name: ' ' }],
    ['nothing', {}],
  ])('refuses %s', async (_, body) => {
    const answer = await api.visitor().post(PDF, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false });
  });
});

describe(LIST, () => {
  // Covers P3-C3-4.
  it('has room for 20 scenarios', async () => {
    const visitor = api.visitor();
    for (let at = 0; at < 20; at += 1) {
      const added = await visitor.post(LIST, { ...input, name: `Plan ${at}` });
      expect(added.statusCode).toBe(201);
    }
    const refused = await visitor.post(LIST, input);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_ENTRIES' });
    const listed = await visitor.get(LIST);
    expect(listed.json().scenarios).toHaveLength(20);
  });

  it('stores each change to the cent', async () => {
    const visitor = api.visitor();
    const added = (await visitor.post(LIST, input)).json().scenario;
    expect(added).toEqual({ id: added.id, ...input });
    const changed = await visitor.call('PATCH', `${LIST}/${added.id}`, {
      body: { extra: 0.05, child: null },
    });
    expect(changed.json().scenario).toEqual({ id: added.id, ...input, extra: 0.05 });
  });
});
