import { ownApi } from '../../testing/test-api';
import { isOwnName } from './hosts';

async function statusOf(
  env: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
  url = '/api/health',
) {
  const api = await ownApi(env);
  const answer = await api.visitor().call('GET', url, { headers });
  await api.close();
  return answer;
}

describe('a name of the product', () => {
  it.each([
    ['localhost', '127.0.0.1', true],
    ['LOCALHOST', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.1.2.3', '127.0.0.1', true],
    ['[::1]', '127.0.0.1', true],
    ['money.example', 'money.example', true],
    ['[fd00::1]', 'fd00::1', true],
    ['[::1]', '0.0.0.0', true],
    ['money.example', '127.0.0.1', false],
    ['localhost.evil.example', '127.0.0.1', false],
    ['127.0.0.1.evil.example', '127.0.0.1', false],
    ['localhost.', '127.0.0.1', false],
    ['evil.example', '0.0.0.0', false],
    ['0.0.0.0', '0.0.0.0', false],
    ['203.0.113.7', '0.0.0.0', false],
    ['', '127.0.0.1', false],
  ])('%s is accepted by a server that listens on %s: %s', (name, host, isOwn) => {
    expect(isOwnName(name, host)).toBe(isOwn);
  });
});

describe('without PUBLIC_ORIGIN', () => {
  it.each([
    ['/api/health', 'evil.example'],
    ['/api/nowhere', 'evil.example:3000'],
    ['/', 'evil.example'],
    ['/remotes/registry.json', 'evil.example'],
  ])('%s under the name %s is refused in one sentence', async (url, host) => {
    const answer = await statusOf({}, { host }, url);
    expect([answer.statusCode, answer.json()]).toEqual([
      421,
      {
        success: false,
        code: 'FOREIGN_HOST',
        error:
          'This server does not answer under that name. Set PUBLIC_ORIGIN to the address that people use',
      },
    ]);
  });

  it.each([
    { forwarded: 'for=192.0.2.1' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'localhost' },
    { via: '1.1 proxy' },
  ])('a request that came through a proxy is refused in one sentence: %j', async (headers) => {
    const answer = await statusOf({}, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([421, 'PUBLIC_ORIGIN_MISSING']);
    expect(answer.json().error).toMatch(/^This request came through a proxy\. Set PUBLIC_ORIGIN/);
  });
});

describe('with PUBLIC_ORIGIN', () => {
  it('a proxy may forward a request under any name', async () => {
    const answer = await statusOf(
      { PUBLIC_ORIGIN: 'https://app.example' },
      { host: 'app.example', 'x-forwarded-for': '192.0.2.1' },
    );
    expect(answer.statusCode).toBe(200);
  });
});

describe('a link in a mail', () => {
  it.each([
    ['localhost:6666', {}, 'http://localhost:3000/'],
    ['127.0.0.1', { PORT: '4100' }, 'http://127.0.0.1:4100/'],
    ['[::1]', { PAGES_PORT: '4301' }, 'http://127.0.0.1:4301/'],
    ['localhost', { HOST: '0.0.0.0' }, 'http://localhost:3000/'],
  ])('requested under %s with %j leads to %s', async (host, env, start) => {
    const api = await ownApi(env);
    const options = { body: { email: 'ann@example.com' }, headers: { host } };
    const answer = await api.visitor().call('POST', '/api/auth/forgotten-password', options);
    expect(answer.statusCode).toBe(200);
    const { mails } = (await api.visitor().get('/api/auth/outbox')).json();
    expect(/http\S+/.exec(mails[0].body)?.[0]).toBe(`${start}sign-up`);
    await api.close();
  });
});
