import { askDatabase } from '../../scripts/run/ask-database.mjs';
import { attacked } from './support/attacked';
import { atSite, type Client } from './support/client';

const JAR = { name: 'jar', type: 'savings', balance: 1 };

/** No other attack begins this number of visits from one network. */
const VISITS = 37;
const MOST_AN_HOUR = 1000;

const addJar = (client: Client) => client.post('/api/finance/accounts', JAR);
const created = (answers: readonly { readonly status: number }[]) =>
  answers.filter(({ status }) => status === 201).length;

/** Builds a statement with this many lines, each with another payee. */
const statement = (lines: number, month: number) =>
  Array.from(
    { length: lines },
    (_, n) => `2025-0${month}-${10 + (n % 18)},Shop ${n},-${n + 1}.00\n`,
  ).join('');

describe('quotas and floods', () => {
  test('one network cannot begin thousands of visits (S5)', async () => {
    const { address } = atSite();
    const flood = (count: number) =>
      Promise.all(Array.from({ length: count }, () => addJar(atSite({ address }))));
    expect(created(await flood(VISITS))).toBe(VISITS);
    // The update uses up the rest of the hour's visits, which would otherwise take minutes.
    await askDatabase(
      attacked.site.database,
      `update network_use set used = ${MOST_AN_HOUR - 3} where what = 'visits' and used = ${VISITS}`,
    );
    const answers = await flood(20);
    expect(created(answers)).toBeLessThanOrEqual(3);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
  });

  test('a visitor who only reads leaves nothing in the database', async () => {
    const count = async () => {
      const [row] = await askDatabase(
        attacked.site.database,
        "select count(*) as found from sessions where browser = 'reader'",
      );
      return Number(row?.['found']);
    };
    const headers = { 'user-agent': 'reader' };
    for (let n = 0; n < 20; n += 1) await atSite().get('/api/finance/home', headers);
    expect(await count()).toBe(0);
  });

  test('a visitor cannot store more rows than the limit of a visit (S5)', async () => {
    const visitor = atSite();
    const account = ((await addJar(visitor)).json() as { account: { id: string } }).account.id;
    const add = (month: number) =>
      visitor.post('/api/finance/statements', {
        account_id: account,
        file_name: `${month}.csv`,
        content: Buffer.from(`Date,Payee,Amount\n${statement(9000, month)}`).toString('base64'),
        turned: [],
        balance: 'keep',
      });
    expect((await add(1)).status).toBe(201);
    expect((await add(2)).status).toBe(413);
  });

  test('one address cannot make unlimited changes', async () => {
    const client = atSite();
    const answers = await Promise.all(
      Array.from({ length: 700 }, () =>
        client.post('/api/ai/insights/none/dismiss', {}).then(({ status }) => status),
      ),
    );
    expect(answers).toContain(429);
  });
});
