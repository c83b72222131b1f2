import { newOwner, type Owner } from './account';

/** These are the ids of the rows that a user owns. */
export interface OwnedIds {
  readonly account: string;
  readonly otherAccount: string;
  readonly debt: string;
  readonly transaction: string;
  readonly policy: string;
  readonly paystub: string;
  readonly statement: string;
  readonly session: string;
  readonly question: string;
  readonly userId: string;
}

export interface FinancialData extends Owner {
  readonly owned: OwnedIds;
  /** This text is in all data of the user and in no other data. */
  readonly mark: string;
}

interface Id {
  readonly id: string;
}

export const statementFor = (account: string, fileName = 'july.csv') => ({
  account_id: account,
  file_name: fileName,
  content: Buffer.from('Date,Payee,Amount\n2025-07-13,Shop,-1.00\n').toString('base64'),
});

async function made({ client }: Owner, path: string, body: object): Promise<string> {
  const answer = await client.post(`/api/finance/${path}`, body);
  const thing = Object.values(answer.json() as Record<string, Id>)[0];
  if (!thing?.id) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return thing.id;
}

export async function newFinancialData(mark: string): Promise<FinancialData> {
  const owner = await newOwner(mark);
  const { client } = owner;
  const jar = { name: `${mark} jar`, type: 'savings', balance: 1_234_567.89 };
  const account = await made(owner, 'accounts', jar);
  const owned = {
    account,
    otherAccount: await made(owner, 'accounts', jar),
    statement: await made(owner, 'statements', {
      ...statementFor(account, `${mark}.csv`),
      turned: [],
      balance: 'keep',
    }),
    debt: await made(owner, 'liabilities', {
      name: `${mark} card`,
      type: 'credit_card',
      balance: 10,
    }),
    transaction: await made(owner, 'transactions', {
      account_id: account,
      date: '2025-07-14',
      merchant: mark,
      category: 'Salary',
      amount: 2200,
    }),
    policy: await made(owner, 'protection', {
      type: 'term_life',
      provider: mark,
      policy_number: mark,
      premium: 32,
      coverage: 500_000,
      status: 'active',
    }),
    paystub: await made(owner, 'paystubs', {
      date: '2025-07-11',
      employer: mark,
      gross: 3000,
      deductions: 800,
      net: 2200,
    }),
  };
  await client.post('/api/ai/chat', { message: `${mark} asks for the net worth` });
  const history = await client.get('/api/ai/chat/history');
  const security = await client.get('/api/auth/account');
  const session = await client.get('/api/auth/session');
  return {
    ...owner,
    mark,
    owned: {
      ...owned,
      question: (history.json() as { messages: Id[] }).messages[0]?.id ?? '',
      session: (security.json() as { sessions: Id[] }).sessions[0]?.id ?? '',
      userId: (session.json() as { userId: string }).userId,
    },
  };
}

/** Returns all data that the owner's screens read, as one text, so that a comparison shows every change. */
export async function everythingOf({ client }: Owner): Promise<string> {
  const paths = [
    ...['accounts', 'transactions', 'liabilities', 'protection', 'paystubs', 'statements'].map(
      (name) => `/api/finance/${name}`,
    ),
    '/api/finance/budget',
    '/api/finance/fact-finder',
    '/api/ai/chat/history',
  ];
  const answers: string[] = [];
  for (const path of paths) answers.push((await client.get(path)).text);
  return answers.join('\n');
}
