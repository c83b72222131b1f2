import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../../../paths.mjs';
import { seeded } from '../support/seeded.mjs';
import { atRate, counts, program } from './program.mjs';

/** These are the attackers of the soak, in their own process. It reports to its parent once per minute. */

const { zipSync } = createRequire(join(ROOT, 'api/package.json'))('fflate');
const random = seeded(2);
const JAR = { name: 'jar', type: 'checking', balance: 1 };
const NETWORKS = 500;

const somewhere = () => `30.${random.upTo(NETWORKS >> 8)}.${random.upTo(255)}.9`;
const fewNetworks = () => `40.0.${random.upTo(4)}.9`;

/** Builds a small copy that unpacks to 100 MB and has a valid manifest. */
function bomb() {
  const path = 'data/transactions.ndjson';
  const bytes = Buffer.alloc(
    100_000_000,
    `${JSON.stringify({ id: 'x', name: 'x'.repeat(9_000) })}\n`,
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const manifest = {
    format: 'personal-finance-copy',
    version: 1,
    exported_at: '2026-01-01T00:00:00.000Z',
    email: null,
    files: [{ path, rows: 10_000, bytes: bytes.length, sha256 }],
  };
  return Buffer.from(
    zipSync(
      { 'manifest.json': Buffer.from(JSON.stringify(manifest)), [path]: bytes },
      { level: 9 },
    ),
  );
}

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

const SPELLINGS = [
  '/%61pi/finance/accounts',
  '/..%2f..%2fetc%2fpasswd',
  '/api/finance/accounts/',
  '//api/health',
  '/remotes/../../keys',
  '/api/%ff',
  '/.git/config',
];

const STATEMENT = Buffer.from(`!Type:Bank\nD07/13/2025\nT${'.'.repeat(100_000)}1\nPShop\n^\n`);

/** Sends a body at one byte per second, or a header that never ends. The product should end the connection. */
function slow({ port, host }, head) {
  const socket = connect({ port });
  const timer = setInterval(() => socket.write('x'), 1000);
  socket.on('error', () => {});
  socket.on('close', () => clearInterval(timer));
  socket.write(head.replace('HOST', host));
  setTimeout(() => socket.destroy(), 60_000).unref();
}

const SLOW_BODY = `POST /api/auth/log-in HTTP/1.1\r\nHost: HOST\r\nX-Forwarded-For: 50.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`;
const SLOW_HEAD = 'GET /api/health HTTP/1.1\r\nHost: HOST\r\nX-Slow: ';

function hold({ port, host }) {
  const socket = connect({ port });
  socket.on('error', () => {});
  socket.resume();
  socket.write(
    `GET /remotes/events HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${fewNetworks()}\r\nX-Forwarded-Proto: https\r\n\r\n`,
  );
  setTimeout(() => socket.destroy(), 20_000).unref();
}

/** Returns each attack by its name, with its number in 50 requests. */
function attacksOn(place, emails, visitors) {
  const zip = bomb();
  const freshClient = (address = somewhere()) => program(place, address);
  const visitor = () => random.pick(visitors);
  const asZip = { 'content-type': 'application/zip' };
  return [
    [
      6,
      'guess',
      () =>
        freshClient().send('POST', '/api/auth/log-in', {
          email: random.pick(emails),
          password: 'not-the-right-words-1',
        }),
    ],
    [7, 'visit', () => freshClient(fewNetworks()).send('POST', '/api/finance/accounts', JAR)],
    [
      2,
      'statement',
      () => {
        const { user, account } = visitor();
        return user.send('POST', '/api/finance/statements/preview', {
          account_id: account,
          file_name: 'a.qif',
          content: STATEMENT.toString('base64'),
        });
      },
    ],
    [0.5, 'bomb', () => freshClient().send('POST', '/api/privacy/copy', zip, asZip)],
    [
      0.5,
      'pdf',
      () => visitor().user.send('POST', '/api/finance/fact-finder-summary/pdf', { summary: true }),
    ],
    [2, 'slow body', async () => slow(place, SLOW_BODY)],
    [1, 'slow header', async () => slow(place, SLOW_HEAD)],
    [2, 'stream', async () => hold(place)],
    [
      6,
      'telemetry',
      () =>
        freshClient().send('POST', '/remotes/telemetry', {
          events: [
            {
              remote: 'mfe-legal',
              version: '0.0.1',
              source: 'canary',
              failure: 'evaluation',
              ms: 1,
              fallback: false,
            },
          ],
        }),
    ],
    [10, 'spelling', () => freshClient().send('GET', random.pick(SPELLINGS))],
    [
      5,
      'webhook',
      () =>
        freshClient().send(
          'POST',
          '/api/plaid/webhook',
          { item_id: 'x' },
          {
            'plaid-verification': `${part({ alg: 'ES256', kid: randomBytes(8).toString('hex') })}.${part({})}.x`,
          },
        ),
    ],
    [
      4,
      'other site',
      () =>
        visitor().user.send('POST', '/api/finance/accounts', JAR, {
          'sec-fetch-site': 'cross-site',
        }),
    ],
    [
      4,
      'admin',
      () =>
        freshClient(fewNetworks()).send(
          'POST',
          '/remotes/admin/status',
          {},
          { authorization: `Bearer ${'x'.repeat(40)}` },
        ),
    ],
  ];
}

/** Creates visitors who send hostile files. */
async function visitorsOf(place) {
  const visitors = [];
  for (let index = 0; index < 20; index += 1) {
    const user = program(place, `60.0.${index}.9`);
    const { text } = await user.send('POST', '/api/finance/accounts', JAR);
    visitors.push({ user, account: JSON.parse(text).account.id });
  }
  return visitors;
}

async function attack(place, emails) {
  const attacks = attacksOn(place, emails, await visitorsOf(place));
  const answers = counts();
  const ends = attacks.map(([perSecond, name, act]) =>
    atRate(perSecond, async () => {
      const answer = await act();
      const outcome = answer ? String(answer.reason ?? answer.status) : 'sent';
      answers.add(`${String(name)} ${outcome}`);
    }),
  );
  const report = async (kind) => {
    if (kind === 'end') await Promise.all(ends.map((end) => end()));
    process.send({ kind, answers: answers.take() });
    if (kind === 'end') process.disconnect();
  };
  process.on('message', ({ kind }) => void report(kind));
  process.send({ kind: 'ready' });
}

process.once('message', ({ place, emails }) => void attack(place, emails));
