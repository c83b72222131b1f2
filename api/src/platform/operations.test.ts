import { once } from 'node:events';
import { createServer } from 'node:net';
import { ownApi, type TestApi } from '../testing/test-api';
import { logOptions } from './request-log';

let api: TestApi;
afterEach(() => api.close());

describe('GET /api/ready', () => {
  beforeEach(async () => {
    api = await ownApi();
  });
  const ready = () => api.visitor().get('/api/ready');

  it('is 200 while the database responds', async () => {
    const answer = await ready();
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
    expect(answer.cookies).toEqual([]);
  });

  it('is 503 while the database is away', async () => {
    await api.db.destroy();
    const answer = await ready();
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'failing' }]);
  });

  it('is 503 while the instance drains, which still responds and closes connections', async () => {
    api.app.startDraining();
    const answer = await ready();
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'draining' }]);
    const health = await api.visitor().get('/api/health');
    expect([health.statusCode, health.headers.connection]).toEqual([200, 'close']);
  });
});

describe('the id of a request', () => {
  beforeEach(async () => {
    api = await ownApi();
  });

  it.each([
    ['a-proxy.gave_it-42', true],
    ['12345678', true],
    ['1234567', false],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['with a space in it', false],
    ['quote"and{brace', false],
  ])('%s is accepted: %s', async (id, isAccepted) => {
    const { headers } = await api
      .visitor()
      .call('GET', '/api/health', { headers: { 'x-request-id': id } });
    expect(headers['x-request-id'] === id).toBe(isAccepted);
    expect(headers['x-request-id']).toMatch(/^[\w.-]{8,64}$/);
  });

  it('is in an error response too', async () => {
    const { headers } = await api.visitor().get('/api/nowhere');
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('is in a log that contains no query', () => {
    const { req } = logOptions('info').serializers;
    expect(req({ method: 'GET', url: '/reset?token=secret' })).toEqual({
      method: 'GET',
      path: '/reset',
    });
  });
});

describe('metrics', () => {
  async function freePort(): Promise<number> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    probe.close();
    return typeof address === 'object' && address ? address.port : 0;
  }

  it('are served on their own port, by route and without ids, and nowhere else', async () => {
    const port = await freePort();
    api = await ownApi({ METRICS_PORT: String(port) });
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${origin}/api/health`);
    await fetch(`${origin}/api/finance/accounts/an-id`, { method: 'DELETE' });
    const foreign = { 'sec-fetch-site': 'cross-site' };
    await fetch(`${origin}/api/auth/log-out`, { method: 'POST', headers: foreign });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain(
      'halyard_request_seconds_count{method="GET",route="/api/health",status="200"} 1',
    );
    expect(text).toContain('route="/api/finance/accounts/:id"');
    expect(text).not.toContain('an-id');
    expect(text).toMatch(/^halyard_jobs \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^halyard_security_events_total\{event="csrf-refused"\} 1$/m);
    expect(text).toMatch(/^halyard_alarm\{alarm="memory"\} 0$/m);
    expect(text).toMatch(/^halyard_alarm\{alarm="event-loop-lag"\} 0$/m);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
    expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('halyard_request');
  });
});
