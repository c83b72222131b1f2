import { logIn, newOwner } from './support/account';
import { atSite, type Client } from './support/client';

const JAR = { name: 'Jar of a visitor', type: 'savings', balance: 12 };
const VISITS = '/api/auth/visits';

interface Visit {
  readonly id: string;
  readonly entries: readonly { readonly id: string }[];
}

const visitsOf = async (client: Client): Promise<readonly Visit[]> =>
  ((await client.get(VISITS)).json() as { visits: readonly Visit[] }).visits;

const namesOf = async (client: Client): Promise<readonly string[]> => {
  const { accounts } = (await client.get('/api/finance/accounts')).json() as {
    accounts: readonly { readonly name: string }[];
  };
  return accounts.map(({ name }) => name);
};

/** Logs an owner in after they entered an account without logging in. Returns the offer to bring it along. */
async function offered() {
  const { email } = await newOwner('visit');
  const client = atSite();
  await client.post('/api/finance/accounts', JAR);
  await logIn(client, email);
  const [visit] = await visitsOf(client);
  if (!visit) throw new Error('no visit is offered');
  return { client, visit, entries: visit.entries.map(({ id }) => id) };
}

describe('a visit at log-in (S10)', () => {
  test('a log-in does not lose the entries of a visitor', async () => {
    const { client, visit, entries } = await offered();
    expect((await client.post(`${VISITS}/${visit.id}`, { entries })).status).toBe(200);
    expect(await namesOf(client)).toContain(JAR.name);
  });

  test('no other user can see, take, or dismiss it', async () => {
    const { client, visit, entries } = await offered();
    const { client: mallory } = await newOwner('mallory');
    expect(await visitsOf(mallory)).toEqual([]);
    expect((await mallory.post(`${VISITS}/${visit.id}`, { entries })).status).toBe(404);
    expect((await mallory.call('DELETE', `${VISITS}/${visit.id}`)).status).toBe(404);
    expect((await atSite().post(`${VISITS}/${visit.id}`, { entries })).status).toBe(401);
    expect(await visitsOf(client)).toHaveLength(1);
  });

  test('several requests at the same time bring it along only once', async () => {
    const { client, visit, entries } = await offered();
    const ask = () => client.post(`${VISITS}/${visit.id}`, { entries });
    const statuses = (await Promise.all([ask(), ask(), ask(), ask()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await namesOf(client)).toEqual([JAR.name]);
  });

  test.each([
    ['an id that does not exist', ['made-up']],
    ['an id beside one that does not exist', ['other', 'made-up']],
    ['no id', []],
    ['ids that are no texts', [{ $ne: '' }]],
    ['a thousand ids', Array.from({ length: 1000 }, (_, n) => `a${n}`)],
    ['SQL in the place of an id', ["x') or 1=1 --"]],
    ['a text in the place of a list', 'other'],
  ])('%s moves nothing', async (_, entries) => {
    const { client, visit } = await offered();
    const answer = await client.post(`${VISITS}/${visit.id}`, { entries });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await namesOf(client)).not.toContain(JAR.name);
    expect(await visitsOf(client)).toHaveLength(1);
  });
});
