import { countOf } from '@halyard/shared-contracts/testing/thorough';
import fc from 'fast-check';
import { type BankApi, bankApi } from './bank/testing/bank-api';
import { withRoutes } from './testing/fuzz/registered';
import { signUp } from './testing/sign-up';
import { type FuzzRequest, fuzzRequests } from './testing/fuzz/request';

/** `node scripts/lab/proofs/fuzz.mjs` sends more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? countOf({ usual: 60, thorough: 3_000 }));
const SEED = Number(process.env.FUZZ_SEED ?? 20250715);
const HANGS_AFTER_MS = 20_000;
/** Some requests log users out or delete their accounts. */
const FRESH_EVERY = 200;

/** The bank refuses invented public tokens. Any other 5xx is a defect. */
const FOREIGN_FAILURES = ['EXCHANGE_FAILED'];
const LEAK =
  /\bat [\w.<>]+ \(|node:internal|node_modules|\.[cm]?[jt]s:\d+|SQLITE|sqlite|"?(select|insert|update|delete) .*"?(users|sessions|accounts)"?/;

let api: BankApi;
let requests: fc.Arbitrary<FuzzRequest>;
let sent = 0;
let people: Record<string, string>[] = [];
const statuses = new Map<number, number>();

/** Creates a visitor without a cookie, one with data, and a user with an account. */
async function freshPeople(): Promise<void> {
  const [visitor, owner] = [api.visitor(), api.visitor()];
  await visitor.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
  await signUp(api, owner, {
    email: `fuzz-${sent}@example.com`,
    password: 'correct horse battery',
  });
  people = [{}, ...[visitor, owner].map(({ cookies }) => Object.fromEntries(cookies))];
}

async function answerTo({ method, actor, payload, ...request }: FuzzRequest) {
  const hangs = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('hangs')), HANGS_AFTER_MS).unref();
  });
  const answer = api.app.inject({
    ...request,
    method: method as 'POST',
    cookies: people[actor] ?? {},
    ...(payload === undefined ? {} : { payload }),
  });
  return Promise.race([answer, hangs]);
}

beforeAll(async () => {
  const made = await withRoutes(() => bankApi());
  api = made.api;
  await api.app.ready();
  requests = fuzzRequests(made.routes);
});
afterAll(() => api.close());

test(`${REQUESTS} requests, most of them nearly right, find no failure, no hang, and no leak`, async () => {
  const check = async (request: FuzzRequest) => {
    if (sent % FRESH_EVERY === 0) await freshPeople();
    sent += 1;
    const answer = await answerTo(request);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode >= 500) expect(FOREIGN_FAILURES).toContain(answer.json().code);
    if (answer.statusCode >= 400) expect(answer.body).not.toMatch(LEAK);
  };
  await fc.assert(fc.asyncProperty(requests, check), {
    numRuns: REQUESTS,
    seed: SEED,
    endOnFailure: true,
  });
  if (process.env.FUZZ_REQUESTS) {
    const counts = [...statuses].sort(([a], [b]) => a - b);
    process.stdout.write(`${sent} requests: ${counts.map(([s, n]) => `${s} ×${n}`).join(', ')}\n`);
  }
  expect(statuses.get(200)).toBeGreaterThan(0);
}, 3_600_000);
