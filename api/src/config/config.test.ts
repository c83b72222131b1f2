import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

const KEY = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const OLD = `k0:${Buffer.alloc(32, 2).toString('base64')}`;

describe('the configuration', () => {
  //
  it('needs no variable to run offline on one machine', () => {
    expect(readConfig({ TOKEN_KEYS: KEY })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      production: false,
      publicOrigin: null,
      webRoot: null,
      remoteStore: null,
      remoteAdminToken: null,
      devChannel: null,
      databaseUrl: null,
      metrics: null,
      drainMs: 0,
      ai: null,
      bank: { mode: 'practice', basePath: 'http://127.0.0.1:5002' },
      timeZone: 'America/New_York',
    });
  });

  it.each([
    [{ PORT: 'x' }, 'PORT must be a port number from 0 to 65535, but is "x".'],
    [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535, but is "65536".'],
    [
      { DATABASE_URL: 'mysql://ann:secret@host/name' },
      'DATABASE_URL must read like postgres://user:password@host:5432/name.',
    ],
    [
      { DRAIN_SECONDS: '601' },
      'DRAIN_SECONDS must be a number of seconds from 0 to 600, but is "601".',
    ],
    [{ PLAID_SECRET: 's' }, 'Set both PLAID_CLIENT_ID and PLAID_SECRET, or neither.'],
    [
      { PUBLIC_ORIGIN: 'app.example' },
      'PUBLIC_ORIGIN must read like https://app.example, but is "app.example".',
    ],
    [
      { PUBLIC_ORIGIN: 'https://app.example/' },
      'PUBLIC_ORIGIN must read like https://app.example, but is "https://app.example/".',
    ],
    ...[
      'app.example/plaid-test',
      'http://app.example/plaid-test',
      'https://app.example',
      'https://app.example/plaid-test?a=1',
      'https://app.example/plaid-test#a',
    ].map((uri): [object, string] => [
      { PLAID_REDIRECT_URI: uri },
      `PLAID_REDIRECT_URI must read like https://app.example/plaid-test, but is "${uri}".`,
    ]),
    [
      { TOKEN_KEYS: 'k1:short' },
      'TOKEN_KEYS must read "id:base64", with 32 bytes each, newest first, comma between.',
    ],
    [
      { TIME_ZONE: 'Mars/Olympus' },
      'TIME_ZONE must name a zone such as America/New_York, but is "Mars/Olympus".',
    ],
    [
      { NODE_ENV: 'production', TOKEN_KEYS: '' },
      'Production needs TOKEN_KEYS, the keys that seal bank tokens.',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'Set both SMTP_URL and MAIL_FROM, or neither.'],
    [
      { SMTP_URL: 'http://mail.example', MAIL_FROM: 'us@app.example' },
      'SMTP_URL must read like smtps://user:password@mail.example:465.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'us@app.example' },
      'SMTP_URL needs PUBLIC_ORIGIN, the address that links in mails lead to.',
    ],
    [
      { NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://app.example' },
      'Production needs PUBLIC_ORIGIN, the https address that people reach it at.',
    ],
    [
      { NODE_ENV: 'production' },
      'Production needs PLAID_CLIENT_ID and PLAID_SECRET (ALLOW_PRACTICE=1 allows the practice bank).',
    ],
  ])('refuses %j in one sentence', (env, sentence) => {
    expect(() => readConfig({ TOKEN_KEYS: KEY, ...env })).toThrow(sentence);
  });

  it('lists everything that makes production unsafe at once', () => {
    const sentences = () => readConfig({ NODE_ENV: 'production' });
    expect(sentences).toThrow(
      /TOKEN_KEYS.*\n.*PLAID_CLIENT_ID.*\n.*PUBLIC_ORIGIN.*\n.*SMTP_URL and MAIL_FROM/,
    );
  });

  describe('in production', () => {
    const SAFE = {
      NODE_ENV: 'production',
      TOKEN_KEYS: KEY,
      ALLOW_PRACTICE: '1',
      PUBLIC_ORIGIN: 'https://app.example',
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'Halyard <hello@app.example>',
    };
    const DATABASE = 'Production needs sslmode=verify-full in a DATABASE_URL';
    const MAIL = 'Production needs an SMTP_URL without options that turn encryption';

    it.each([
      [{ DATABASE_URL: 'postgres://ann@db.example/halyard' }, DATABASE],
      [{ DATABASE_URL: 'postgres://ann@db.example/halyard?sslmode=require' }, DATABASE],
      [{ DATABASE_URL: 'postgres://ann@db.example/halyard?sslmode=no-verify' }, DATABASE],
      [{ SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, MAIL],
      [{ SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, MAIL],
    ])('%j is refused: %s', (env, sentence) => {
      expect(() => readConfig({ ...SAFE, ...env })).toThrow(sentence);
    });

    it.each([
      {},
      { DATABASE_URL: 'postgres://ann@db.example/halyard?sslmode=verify-full' },
      { DATABASE_URL: 'postgres://ann@127.0.0.1/halyard' },
      { SMTP_URL: 'smtp://127.0.0.1:25?ignoreTLS=true' },
    ])('%j is accepted', (env) => {
      expect(readConfig({ ...SAFE, ...env }).production).toBe(true);
    });

    it('mail leaves for another machine only over TLS', () => {
      expect(readConfig(SAFE).mail?.isVerified).toBe(true);
      expect(readConfig({ ...SAFE, SMTP_URL: 'smtp://localhost' }).mail?.isVerified).toBe(false);
    });
  });

  describe('a secret in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-secrets-'));
    const file = join(folder, 'secret');
    afterAll(() => rmSync(folder, { recursive: true }));

    it('is read as if it were in the variable', () => {
      writeFileSync(file, `${KEY}\n`);
      expect(readConfig({ TOKEN_KEYS_FILE: file }).tokenKeys.map(({ id }) => id)).toEqual(['k1']);
      writeFileSync(file, 'postgres://ann:secret@db.example/halyard\n');
      expect(readConfig({ TOKEN_KEYS: KEY, DATABASE_URL_FILE: file }).databaseUrl).toBe(
        'postgres://ann:secret@db.example/halyard',
      );
    });

    it.each([
      [{ TOKEN_KEYS: KEY, TOKEN_KEYS_FILE: file }, 'Set TOKEN_KEYS or TOKEN_KEYS_FILE, not both.'],
      [
        { SMTP_URL_FILE: '/no/such/file' },
        'SMTP_URL_FILE names the file /no/such/file, which cannot be read.',
      ],
    ])('is refused in one sentence: %j', (env, sentence) => {
      expect(() => readConfig(env)).toThrow(sentence);
    });
  });

  it('starts in production when nothing is missing', () => {
    const env = {
      NODE_ENV: 'production',
      TOKEN_KEYS: KEY,
      ALLOW_PRACTICE: '1',
      PUBLIC_ORIGIN: 'https://app.example',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Halyard <hello@app.example>',
    };
    expect(readConfig(env)).toMatchObject({ production: true, bank: { mode: 'practice' } });
  });

  it('takes both Plaid keys for the Sandbox, or for the real banks', () => {
    const keys = { TOKEN_KEYS: KEY, PLAID_CLIENT_ID: 'id', PLAID_SECRET: 's' };
    expect(readConfig(keys).bank).toMatchObject({
      mode: 'sandbox',
      basePath: 'https://sandbox.plaid.com',
    });
    expect(readConfig({ ...keys, PLAID_ENV: 'production' }).bank.mode).toBe('production');
    expect(() => readConfig({ ...keys, PLAID_ENV: 'Production' })).toThrow(
      'PLAID_ENV must be sandbox or production, but is "Production".',
    );
  });

  it.each([
    [{}, 'http://127.0.0.1:3000/api/plaid/webhook'],
    [{ PORT: '4100' }, 'http://127.0.0.1:4100/api/plaid/webhook'],
    [{ PLAID_WEBHOOK_URL: 'https://app.example/hook' }, 'https://app.example/hook'],
    [{ PLAID_CLIENT_ID: 'id', PLAID_SECRET: 's' }, null],
  ])('with %j, webhooks go to %s', (env, url) => {
    expect(readConfig({ TOKEN_KEYS: KEY, ...env }).bank.webhookUrl).toBe(url);
  });

  it.each([
    [{}, null],
    [{ PLAID_REDIRECT_URI: 'https://app.example/plaid-test' }, 'https://app.example/plaid-test'],
    [
      { PLAID_REDIRECT_URI: 'http://127.0.0.1:3000/plaid-test' },
      'http://127.0.0.1:3000/plaid-test',
    ],
  ])('with %j, banks send users back to %s', (env, uri) => {
    const keys = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 's' };
    expect(readConfig({ TOKEN_KEYS: KEY, ...env }).bank.redirectUri).toBe(uri);
    expect(readConfig({ TOKEN_KEYS: KEY, ...keys, ...env }).bank.redirectUri).toBe(uri);
  });

  it('reads several keys, the newest first', () => {
    expect(readConfig({ TOKEN_KEYS: `${KEY},${OLD}` }).tokenKeys.map(({ id }) => id)).toEqual([
      'k1',
      'k0',
    ]);
  });

  it('makes a key file once that only its owner can read, and finds it again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-key-'));
    const file = join(folder, 'halyard', 'token.key');
    const first = readConfig({ TOKEN_KEY_FILE: file });
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'halyard'))).toEqual(['token.key']);
    expect(readConfig({ XDG_CONFIG_HOME: folder }).tokenKeys).toEqual(first.tokenKeys);
    expect(readFileSync(file, 'utf8')).toContain('k1:');
    rmSync(folder, { recursive: true });
  });
});
