import { type BankApi, bankApi } from '../testing/bank-api';
import { ACCOUNT_AND_CARD } from '../testing/account-and-card';
import type { Visitor } from '../../testing/test-api';
import { until } from '../../testing/until';

let api: BankApi;
let base: string;
let open: AbortController[];

beforeEach(async () => {
  open = [];
  api = await bankApi();
  base = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  for (const one of open) one.abort();
  await api.close();
});

async function listen(visitor: Visitor) {
  const abort = new AbortController();
  open.push(abort);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${base}/api/plaid/events`, {
    headers: { cookie },
    signal: abort.signal,
  });
  const versions: number[] = [];
  let isOver = false;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) {
      for (const [, version] of decoder.decode(part).matchAll(/event: changed\ndata: (\d+)\n\n/g)) {
        versions.push(Number(version));
      }
    }
  };
  const over = read()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  return { answer, versions, abort, over, isOver: () => isOver };
}

const versionOf = async (visitor: Visitor) =>
  (await visitor.get('/api/plaid/status')).json().version;

describe('GET /api/plaid/events', () => {
  test('sends the version at once and after each change', async () => {
    const { visitor, itemId } = await api.linked(ACCOUNT_AND_CARD);
    const { answer, versions } = await listen(visitor);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await until(() => versions.length === 1);
    expect(versions[0]).toBe(await versionOf(visitor));
    await visitor.call('DELETE', '/api/plaid/item', { body: { itemId } });
    await until(async () => versions.at(-1) === (await versionOf(visitor)));
    expect(versions.length).toBeGreaterThan(1);
  });

  test('sends no changes of another user', async () => {
    const ann = await api.linked(ACCOUNT_AND_CARD);
    const bea = await api.linked(ACCOUNT_AND_CARD);
    const [ofAnn, ofBea] = [await listen(ann.visitor), await listen(bea.visitor)];
    await until(() => ofAnn.versions.length === 1 && ofBea.versions.length === 1);
    await bea.visitor.call('DELETE', '/api/plaid/item', { body: {} });
    await until(() => ofBea.versions.length > 1);
    expect(ofAnn.versions).toHaveLength(1);
  });

  test('sends nothing to a visitor without data', async () => {
    const { answer, versions } = await listen(api.visitor());
    expect(answer.status).toBe(204);
    expect(versions).toEqual([]);
  });

  test('opens no stream for a HEAD request', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const heads = await Promise.all(
      Array.from({ length: 10 }, () =>
        fetch(`${base}/api/plaid/events`, { method: 'HEAD', headers: { cookie } }),
      ),
    );
    expect(heads.map(({ status }) => status)).toEqual(Array(10).fill(404));
    expect((await listen(visitor)).answer.status).toBe(200);
  });

  test('allows a user ten open streams', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen(visitor)));
    expect(streams.map(({ answer }) => answer.status)).toEqual(Array(10).fill(200));
    expect((await listen(visitor)).answer.status).toBe(429);
    streams[0]?.abort.abort();
    await until(async () => (await listen(visitor)).answer.status === 200);
  });

  test('refuses the eleventh stream with a message and a Retry-After', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    await Promise.all(Array.from({ length: 10 }, () => listen(visitor)));
    const { answer, over } = await listen(visitor);
    await over;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  });

  test.each([
    ['is logged out of', (visitor: Visitor) => visitor.post('/api/auth/log-out')],
    [
      'is deleted with everything else',
      (visitor: Visitor) => visitor.post('/api/privacy/deletions', { confirm: 'DELETE' }),
    ],
    [
      'runs out',
      async (visitor: Visitor) => {
        const { userId } = (await visitor.get('/api/auth/session')).json();
        const email = 'ann@example.com';
        await api.db.updateTable('users').set({ email }).where('id', '=', userId).execute();
        const sessions = api.db.updateTable('sessions').set({ expires_at: '2020-01-01' });
        await sessions.where('user_id', '=', userId).execute();
      },
    ],
  ])(
    'ends the stream when the session %s, but not the stream of another session',
    async (_, end) => {
      const bea = await api.linked(ACCOUNT_AND_CARD);
      const { visitor } = await api.linked(ACCOUNT_AND_CARD);
      const stream = await listen(visitor);
      await until(() => stream.versions.length === 1);
      const other = await listen(bea.visitor);
      await end(visitor);
      await until(() => other.versions.length === 1);
      await stream.over;
      expect(other.isOver()).toBe(false);
    },
  );

  test('ends the streams when the server closes', async () => {
    const { visitor } = await api.linked(ACCOUNT_AND_CARD);
    const stream = await listen(visitor);
    await until(() => stream.versions.length === 1);
    await api.app.close();
    await stream.over;
    expect(stream.isOver()).toBe(true);
  });
});
