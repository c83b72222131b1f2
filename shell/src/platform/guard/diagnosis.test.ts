import { createHash } from 'node:crypto';
import { diagnose } from './diagnosis';

const BODY = 'money()';
const HASH = `sha384-${createHash('sha384').update(BODY).digest('base64')}`;

const answering =
  (answer: () => Response): typeof fetch =>
  async () =>
    answer();

test.each([
  ['the listed bytes', () => new Response(BODY), 'intact'],
  ['one byte more', () => new Response(`${BODY};`), 'integrity'],
  ['a page', () => new Response('<h1>no</h1>'), 'integrity'],
  ['status 500', () => new Response(BODY, { status: 500 }), 'network'],
  ['status 404', () => Response.json({ error: 'gone' }, { status: 404 }), 'network'],
])('a server that answers with %s leads to %p', async (_, answer, verdict) => {
  expect(await diagnose('/a.js', HASH, answering(answer))).toBe(verdict);
});

test('a broken connection is a network failure', async () => {
  const broken: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await diagnose('/a.js', HASH, broken)).toBe('network');
});

test('a silent server and an unreachable server are different failures', async () => {
  const silent: typeof fetch = () =>
    Promise.reject(new DOMException('signal timed out', 'TimeoutError'));
  expect(await diagnose('/a.js', HASH, silent)).toBe('timeout');
});

test('the file is requested without any cache', async () => {
  let requested: RequestInit | undefined;
  await diagnose('/a.js', HASH, async (_, init) => {
    requested = init;
    return new Response(BODY);
  });
  expect(requested?.cache).toBe('reload');
});
