import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyRegistry } from '@halyard/shared-contracts/remote/registry';
import { testApi, type TestApi } from '../testing/test-api';
import { testStore, type TestStore } from './testing/test-store';

const CHUNK = 'chunk.0123456789.js';
const IMMUTABLE = 'public, max-age=31536000, immutable';

let remotes: TestStore;
let api: TestApi;
// All tests share it; the only test that changes something is the last one.
beforeAll(async () => {
  remotes = testStore();
  const from = remotes.build('1.0.0', { sources: { [CHUNK]: 'money()' } });
  writeFileSync(join(from, `${CHUNK}.br`), brotliCompressSync('money()'));
  await remotes.run('publish', { from });
  api = await testApi({ MFE_STORE: remotes.store });
});
afterAll(async () => {
  await api.close();
  remotes.remove();
});

const get = (url: string, headers = {}) => api.visitor().call('GET', url, { headers });

describe('GET /remotes/registry.json', () => {
  it('sends the signed bytes without caching, and the signature beside them', async () => {
    const registry = await get('/remotes/registry.json');
    expect(registry.headers['cache-control']).toBe('no-store');
    const signature = (await get('/remotes/registry.sig')).json();
    const options = { now: remotes.world.now(), highestSeq: 0 };
    const bytes = new Uint8Array(registry.rawPayload);
    expect((await verifyRegistry(bytes, signature, remotes.keys, options)).verdict).toBe('ok');
  });

  it('is a 404 before anything is published', async () => {
    const bare = await testApi({ MFE_STORE: join(remotes.store, 'elsewhere') });
    const answer = await bare.visitor().get('/remotes/registry.json');
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
    await bare.close();
  });
});

describe('a file of a version', () => {
  it('is cached forever, by any origin', async () => {
    const answer = await get(`/remotes/mfe-money/1.0.0/${CHUNK}`);
    expect(answer.body).toBe('money()');
    expect(answer.headers).toMatchObject({
      'cache-control': IMMUTABLE,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    });
  });

  it('is sent as it was compressed at the build', async () => {
    const answer = await get(`/remotes/mfe-money/1.0.0/${CHUNK}`, { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('money()');
  });

  it('responds to HEAD as to GET', async () => {
    const url = `/remotes/mfe-money/1.0.0/${CHUNK}`;
    const answer = await api.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it.each([
    '/remotes/mfe-money/9.9.9/remoteEntry.js',
    '/remotes/mfe-money/1.0.0/missing.js',
    '/remotes/mfe-money/1.0.0/',
    '/remotes/mfe-money/1.0.0/published.json',
    '/remotes/mfe-money/',
    '/remotes',
    '/remotes/..%2fkeys%2fk1.pem',
    '/remotes/..%2f..%2fstore%2fkeys%2fk1.pem',
    '/remotes/keys/k1.pem',
    '/remotes/audit.jsonl',
  ])('%s is a 404 in plain text', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type'] ?? '').not.toMatch(/html|javascript/);
    expect(answer.body).not.toContain('PRIVATE');
  });
});

test('each change is visible at once, and that of the quarantine too', async () => {
  await remotes.run('kill', { target: 'money@1.0.0' });
  expect((await get('/remotes/registry.json')).json().seq).toBe(2);
  const { removed } = (await get('/remotes/quarantine.json')).json();
  expect(removed).toMatchObject([{ remote: 'mfe-money', version: '1.0.0', reason: 'a test' }]);
});
