import { readConfig } from '../config/config';
import { testApi } from '../testing/test-api';
import { contentSecurityPolicy } from './content-security-policy';

const PLAID = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'secret', TOKEN_KEYS: `k:${'A'.repeat(43)}=` };

describe('the content security policy', () => {
  it('allows the practice bank where it is configured, and no inline style', () => {
    const { bank } = readConfig({
      ...PLAID,
      PLAID_CLIENT_ID: '',
      PLAID_SECRET: '',
      PRACTICE_BANK_PORT: '6002',
    });
    expect(contentSecurityPolicy(bank)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'http://127.0.0.1:6002'],
      'style-src': ["'self'"],
      'connect-src': ["'self'", 'http://127.0.0.1:6002'],
      'frame-src': ['http://127.0.0.1:6002'],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it("allows Plaid's own Link, which sets style attributes", () => {
    const policy = contentSecurityPolicy(readConfig(PLAID).bank);
    expect(policy['script-src']).toEqual(["'self'", 'https://cdn.plaid.com']);
    expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"]);
    expect(policy['style-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(['https://cdn.plaid.com', 'https://sandbox.plaid.com']);
  });
});

describe('the integrity policy', () => {
  const ASKED = 'blocked-destinations=(script)';
  const headersOf = async (settings: Record<string, string>) => {
    const api = await testApi(settings);
    const { headers } = await api.visitor().get('/anything');
    await api.close();
    return [headers['integrity-policy'], headers['integrity-policy-report-only']];
  };

  it('refuses scripts without a hash beside the practice bank', async () => {
    expect(await headersOf({})).toEqual([ASKED, undefined]);
  });

  it('only reports them beside Plaid, whose script has no hash', async () => {
    expect(await headersOf(PLAID)).toEqual([undefined, ASKED]);
  });
});

describe('every response', () => {
  it('requires https for a year only when the site is reached over https', async () => {
    const plain = await testApi();
    const safe = await testApi({ PUBLIC_ORIGIN: 'https://app.example' });
    const header = async (api: typeof plain) =>
      (await api.visitor().get('/api/health')).headers['strict-transport-security'];
    expect(await header(plain)).toBeUndefined();
    expect(await header(safe)).toBe('max-age=31536000; includeSubDomains');
    await Promise.all([plain.close(), safe.close()]);
  });

  it('forbids other sites to frame, open, or embed it', async () => {
    const api = await testApi();
    const { headers } = await api.visitor().get('/anything');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    await api.close();
  });
});

describe('a response of the api', () => {
  it('is not readable by a page of another site', async () => {
    const api = await testApi();
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await api.app.inject({ method, url: '/api/finance/accounts', headers });
      const opened = Object.keys(answer.headers).filter((name) =>
        name.startsWith('access-control'),
      );
      expect(opened).toEqual([]);
    }
    await api.close();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'changes nothing for a form of another site, which can only send %s',
    async (type) => {
      const api = await testApi();
      const answer = await api.visitor().call('POST', '/api/finance/accounts', {
        body: '{"name":"Jar","type":"savings","balance":1}',
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBe(415);
      await api.close();
    },
  );
});

describe('GET /api/health', () => {
  // Covers P1-7-13.
  it('names the modes of the bank and the AI', async () => {
    const api = await testApi({ HALYARD_VERSION: '1.2.3' });
    expect((await api.visitor().get('/api/health')).json()).toEqual({
      status: 'ok',
      version: '1.2.3',
      mode: 'practice',
      ai: 'local',
      database: 'ok',
    });
    await api.close();
  });

  it('is 503 when the database is gone, and no other response says why', async () => {
    const api = await testApi();
    await api.app.ready();
    await api.db.destroy();
    const health = await api.visitor().get('/api/health');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ status: 'failing', database: 'failing' });
    const answer = await api.visitor().get('/api/knowledge/categories');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      success: false,
      error: 'Your data cannot be reached right now. Try again in a moment',
      code: 'DATABASE_UNAVAILABLE',
    });
    await api.app.close();
  });
});

describe('changes', () => {
  it('are limited to 300 a minute on a route, and reads are not', async () => {
    const api = await testApi();
    const visitor = api.visitor();
    const statuses = [];
    for (let n = 0; n < 302; n += 1) {
      statuses.push((await visitor.post('/api/finance/transfers', {})).statusCode);
    }
    expect(statuses.slice(298)).toEqual([400, 400, 429, 429]);
    for (let n = 0; n < 302; n += 1) await visitor.get('/api/ai/status');
    expect((await visitor.get('/api/ai/status')).statusCode).toBe(200);
    await api.close();
  });
});
