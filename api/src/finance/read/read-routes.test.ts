import { FINANCE_DECODERS } from '@halyard/shared-contracts/testing/finance-decoders';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  decodeTransactions,
  financeAnswer,
  FINANCE_RESOURCES,
} from '@halyard/shared-contracts/wire';
import { testApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe.each(FINANCE_RESOURCES)('GET /api/finance/%s', (resource) => {
  // Covers P1-7-15, P2-1-6, P2-7-1, R-1.3, R-4.1.
  it('returns the sample household to a visitor without a write or a cookie', async () => {
    const answer = await api.visitor().get(`/api/finance/${resource}?userId=demo_user`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(
      JSON.parse(JSON.stringify(financeAnswer(resource, demoHousehold()))),
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await api.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  // Covers P1-7-15.
  it('returns what the browser decodes', async () => {
    const answer = await api.visitor().get(`/api/finance/${resource}`);
    expect(FINANCE_DECODERS[resource](answer.json())).toMatchObject({
      source: 'sample',
      today: '2025-06-30',
      asOf: null,
    });
  });
});

describe.each(['spending', 'budget', 'income'])('GET /api/finance/%s', (resource) => {
  //
  it('uses the requested month, or else the newest one with transactions', async () => {
    const visitor = api.visitor();
    const march = await visitor.get(`/api/finance/${resource}?month=2025-03`);
    expect(march.json().month).toBe('2025-03');
    expect((await visitor.get(`/api/finance/${resource}`)).json().month).toBe('2025-06');
  });

  it.each(['2025-13', '2025-1', 'June', '', '2025-06-01', '2025-06&month=2025-05'])(
    'refuses the month "%s"',
    async (month) => {
      const answer = await api.visitor().get(`/api/finance/${resource}?month=${month}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
    },
  );
});

describe('GET /api/finance/transactions', () => {
  it('includes both ends of a period', async () => {
    const answer = await api
      .visitor()
      .get('/api/finance/transactions?startDate=2025-05-30&endDate=2025-06-02');
    const days: string[] = answer.json().transactions.map(({ date }: { date: string }) => date);
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((day) => day >= '2025-05-30' && day <= '2025-06-02')).toBe(true);
  });

  it.each(['', '&startDate=2025-05-30&endDate=2025-06-02'])(
    'has the same content in columns and rows%s',
    async (span) => {
      const visitor = api.visitor();
      const rows = await visitor.get(`/api/finance/transactions?${span}`);
      const columns = await visitor.get(`/api/finance/transactions?format=columns${span}`);
      expect(columns.headers['content-type']).toBe('application/x-ndjson');
      const lines: unknown[] = columns.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(decodeTransactions(lines)).toEqual(decodeTransactions(rows.json()));
    },
  );

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends the same columns compressed with %s', async (encoding, decompress) => {
    const url = '/api/finance/transactions?format=columns';
    const headers = { 'accept-encoding': encoding };
    const answer = await api.visitor().call('GET', url, { headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.rawPayload).toString()).toBe((await api.visitor().get(url)).body);
  });

  it.each(['format=rows', 'startDate=2025-02-30', 'endDate=tomorrow', 'startDate=0001-01-01'])(
    'refuses %s',
    async (query) => {
      const answer = await api.visitor().get(`/api/finance/transactions?${query}`);
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('GET /api/finance/insights', () => {
  // Covers P1-7-16.
  it('returns the same findings of the sample each time', async () => {
    const first = (await api.visitor().get('/api/finance/insights')).json();
    expect(first.source).toBe('sample');
    expect(first.insights.length).toBeGreaterThan(0);
    expect(new Set(first.insights.map(({ id }: { id: string }) => id)).size).toBe(
      first.insights.length,
    );
    expect((await api.visitor().get('/api/finance/insights')).json()).toEqual(first);
  });
});

describe('GET /api/finance/fact-finder', () => {
  it('starts with the data of the profile', async () => {
    const answer = (await api.visitor().get('/api/finance/fact-finder')).json();
    const { profile } = demoHousehold();
    expect(answer.personal.fullName).toBe(profile.name);
    expect(answer.employment.baseSalary).toBe((profile.income ?? 0) / 100);
    expect(answer.goals).toEqual([]);
  });
});

describe('an answer of a finance route', () => {
  it.each(['identity', 'gzip', 'br'])(
    'is the same for a repeated request with %s',
    async (encoding) => {
      const ann = api.visitor();
      await ann.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
      const headers = { 'accept-encoding': encoding };
      const ask = async (url: string) => {
        const { statusCode, rawPayload, headers: sent } = await ann.call('GET', url, { headers });
        const tags = [sent['content-type'], sent['content-encoding'], sent['etag'], sent['vary']];
        return { statusCode, body: rawPayload.toString('base64'), tags };
      };
      const columns = '/api/finance/transactions?format=columns';
      for (const url of [
        '/api/finance/accounts',
        '/api/finance/home',
        '/api/finance/insights',
        columns,
      ]) {
        const first = await ask(url);
        expect(await ask(url)).toEqual(first);
        expect(first.statusCode).toBe(200);
      }
    },
  );

  it('in lines is sent at once when it is requested again', async () => {
    const ann = api.visitor();
    await ann.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
    const url = '/api/finance/transactions?format=columns';
    expect((await ann.get(url)).headers['content-length']).toBeUndefined();
    const again = await ann.get(url);
    expect(again.headers['content-length']).toBe(String(again.rawPayload.length));
    expect(again.body).toContain('"count":0');
  });

  it('is never sent to another user', async () => {
    const [ann, bea] = [api.visitor(), api.visitor()];
    await ann.post('/api/finance/accounts', { name: 'Of Ann', type: 'savings', balance: 1 });
    await bea.post('/api/finance/accounts', { name: 'Of Bea', type: 'savings', balance: 2 });
    for (const [person, name] of [
      [ann, 'Of Ann'],
      [bea, 'Of Bea'],
      [ann, 'Of Ann'],
    ] as const) {
      const { accounts } = (await person.get('/api/finance/accounts')).json();
      expect(accounts.map((account: { name: string }) => account.name)).toEqual([name]);
    }
  });

  it('is computed again after a change', async () => {
    const ann = api.visitor();
    const count = async () => (await ann.get('/api/finance/accounts')).json().accounts.length;
    await ann.post('/api/finance/accounts', { name: 'One', type: 'savings', balance: 1 });
    expect([await count(), await count()]).toEqual([1, 1]);
    await ann.post('/api/finance/accounts', { name: 'Two', type: 'savings', balance: 1 });
    expect(await count()).toBe(2);
  });

  it('is 304 for its ETag until the data, the day, or the URL changes', async () => {
    const ann = api.visitor();
    await ann.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
    const url = '/api/finance/accounts';
    const tagOf = async () => String((await ann.get(url)).headers['etag']);
    const first = await tagOf();
    const ask = (path: string, tag: string) =>
      ann.call('GET', path, { headers: { 'if-none-match': tag } });
    const unchanged = await ask(url, first);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    expect(unchanged.headers).toMatchObject({ 'cache-control': 'no-store', etag: first });
    expect((await ask(url, `W/"other", ${first}`)).statusCode).toBe(304);
    expect((await ask(`${url}?month=soon`, '*')).statusCode).toBe(400);
    expect((await ask('/api/finance/liabilities', first)).statusCode).toBe(200);
    await ann.call('PUT', '/api/finance/budget', { body: { month: null, assigned: {} } });
    expect((await ask(url, first)).statusCode).toBe(200);
    const second = await tagOf();
    api.setClock('2025-07-16T16:00:00Z');
    expect((await ask(url, second)).statusCode).toBe(200);
  });

  it('is not 304 for the ETag of another user', async () => {
    const [ann, bea] = [api.visitor(), api.visitor()];
    for (const each of [ann, bea]) {
      await each.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
    }
    const { etag } = (await ann.get('/api/finance/accounts')).headers;
    const answer = await bea.call('GET', '/api/finance/accounts', {
      headers: { 'if-none-match': String(etag) },
    });
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('has the same content when it is compressed with %s', async (encoding, decompress) => {
    const long = '/api/finance/transactions';
    const headers = { 'accept-encoding': encoding };
    const answer = await api.visitor().call('GET', long, { headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const plain = (await api.visitor().get(long)).body;
    expect(decompress(answer.rawPayload).toString()).toBe(plain);
    expect(answer.rawPayload.length * 5).toBeLessThan(plain.length);
    const short = await api.visitor().call('GET', '/api/ai/status', { headers });
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});
