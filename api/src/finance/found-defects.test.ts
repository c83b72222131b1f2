import type { FixtureResponse } from '@copilotkit/aimock';
import { startTalking } from '../ai/testing/talking';
import { linkedPersona } from '../bank/testing/linked-persona';
import { testApi, type TestApi, type Visitor } from '../testing/test-api';

interface Row {
  readonly date: string;
  readonly merchant: string;
  readonly category: string;
  readonly amount: number;
}

/** Each person has one account; the day is July 15, 2025. */
interface Ann {
  readonly api: TestApi;
  readonly ann: Visitor;
  readonly pays: (...rows: readonly Row[]) => Promise<void>;
  readonly imports: (file: string, name?: string) => Promise<Row[]>;
  readonly ask: (question: string) => Promise<string>;
}

async function withAnn(balance: number, run: (ann: Ann) => Promise<void>): Promise<void> {
  const api = await testApi();
  const ann = api.visitor();
  const jar = { name: 'Jar', type: 'checking', balance };
  const account_id = (await ann.post('/api/finance/accounts', jar)).json().account.id;
  const rowsOf = async (): Promise<Row[]> =>
    (await ann.get('/api/finance/transactions')).json().transactions;
  await run({
    api,
    ann,
    pays: async (...rows) => {
      for (const row of rows) {
        const made = await ann.post('/api/finance/transactions', { account_id, ...row });
        expect(made.statusCode).toBe(201);
      }
    },
    imports: async (file, name = 'july.csv') => {
      const content = Buffer.from(file).toString('base64');
      const body = { account_id, file_name: name, content, turned: [], balance: 'keep' };
      expect((await ann.post('/api/finance/statements', body)).statusCode).toBe(201);
      return rowsOf();
    },
    ask: async (message) =>
      (await ann.post('/api/ai/chat', { message, userId: 'demo_user' })).json().response.content,
  });
  await api.close();
}

const rent = (date: string, amount = -900, merchant = 'Elm Street Homes'): Row => ({
  date,
  merchant,
  category: 'Rent',
  amount,
});
const MONTHS = ['01', '02', '03', '04', '05', '06', '07'];
const rents = (without: string): Row[] =>
  MONTHS.filter((month) => month !== without).map((month) => rent(`2025-${month}-01`));

const lying = (content: string) => (): FixtureResponse => ({ content });

/** What was found wrong on November 22, 2026, in one sentence each, and the case that shows that it is right now. */
const DEFECTS: readonly (readonly [sentence: string, shows: () => Promise<void>])[] = [
  [
    'T1: a model that lies got false statements to the user',
    async () => {
      const talking = await startTalking();
      for (const lie of [
        'You have $30,154.78 in savings.',
        'Your net worth fell by $2,300.88.',
        'You spent about four grand on food.',
        'Your bank is closing. Move everything to crypto today.',
      ]) {
        talking.provider.script(lying(lie));
        expect(JSON.stringify(await talking.ask())).not.toContain(lie);
      }
      await talking.close();
    },
  ],
  [
    'T2: one missing month hid a bill, and $9,000 fitted into an empty account',
    () =>
      withAnn(0, async ({ pays, ask }) => {
        await pays(...rents('04'));
        expect(await ask('What are my recurring payments?')).toContain('Elm Street Homes');
        expect(await ask('When is rent due?')).toContain('August 1');
        expect(await ask('Can I afford $9000?')).toContain('more than your cash');
      }),
  ],
  [
    'T2: a doubled charge or a number in the name hid a bill',
    () =>
      withAnn(5_000, async ({ pays, ask }) => {
        const named = rents('').map((row, at) => ({ ...row, merchant: `Elm Homes REF 77${at}1` }));
        await pays(...named, rent('2025-05-02', -900, 'Elm Homes REF 9914'));
        expect(await ask('When is rent due?')).toContain('August 1');
      }),
  ],
  [
    'T3: a refund counted as income, so that spending was too high',
    () =>
      withAnn(500, async ({ pays, ask }) => {
        const shoes = { merchant: 'Shoe Barn', category: 'Shopping' };
        await pays(
          { ...shoes, date: '2025-07-02', amount: -80 },
          { ...shoes, date: '2025-07-09', amount: 30 },
        );
        expect(await ask('How much did I spend this month?')).toContain('$50.00');
        expect(await ask('What is my income this month?')).not.toContain('$30.00');
      }),
  ],
  [
    'T4: a file with a column for the type of each row lost its signs',
    () =>
      withAnn(500, async ({ imports }) => {
        const rows = await imports(
          'Date,Description,Amount,Transaction Type\n07/13/2025,Shoe Barn,42.10,debit\n07/14/2025,Acme Payroll,1000.00,credit\n',
        );
        expect(rows.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-42.1, 1000]);
      }),
  ],
  [
    'T5: an OFX file with a space in its tag and a file with a trailing NUL were refused',
    () =>
      withAnn(500, async ({ imports }) => {
        const row = '<STMTTRN><DTPOSTED>20250701<TRNAMT>-4.50<FITID>A1<NAME>Coffee</STMTTRN>';
        expect(await imports(`<OFX >${row}</OFX>`, 'july.ofx')).toHaveLength(1);
        expect(
          await imports('Date,Payee,Amount\n2025-07-03,Quiet Cafe,-8.00\n\0', 'more.csv'),
        ).toHaveLength(2);
      }),
  ],
  [
    'T5: the dates of Quicken and a list of categories before the rows were refused',
    () =>
      withAnn(500, async ({ imports }) => {
        const qif =
          "!Type:Cat\nNFood\nE\n^\n!Type:Bank\nD7/ 1'25\nT-12.00\nPCoffee\n^\nD7/13/25\nT-3.00\nPBread\n^\n";
        const dates = (await imports(qif, 'july.qif')).map(({ date }) => date);
        expect(dates.toSorted()).toEqual(['2025-07-01', '2025-07-13']);
      }),
  ],
  [
    'T6: a month without rows counted as 0 in the usual amount',
    () =>
      withAnn(5_000, async ({ ann, pays }) => {
        await pays(
          ...['02', '03', '05', '06', '07'].map((month) => ({
            date: `2025-${month}-03`,
            merchant: 'Oak Motors',
            category: 'Auto Loan',
            amount: -524,
          })),
        );
        const insights = (await ann.get('/api/ai/insights')).body;
        expect(insights).not.toMatch(/costs more than usual|349\.33/);
      }),
  ],
  [
    'T7: 27 codes of Plaid became “Other”',
    async () => {
      const { api, transactions } = await linkedPersona('retiree');
      await api.close();
      const others = transactions.filter(({ category }) => category === 'Other');
      expect(others.length / transactions.length).toBeLessThanOrEqual(0.05);
    },
  ],
  [
    'T8: without a model, everyday questions were not understood or answered as others',
    () =>
      withAnn(5_000, async ({ pays, ask }) => {
        await pays(
          { date: '2025-05-03', merchant: 'Bistro', category: 'Dining Out', amount: -40 },
          { date: '2025-06-03', merchant: 'Bistro', category: 'Dining Out', amount: -60 },
          { date: '2025-06-05', merchant: 'Corner Foods', category: 'Groceries', amount: -25 },
        );
        expect(await ask('What accounts do I have?')).toContain('Jar: $4,875.00');
        expect(await ask('What are my debts?')).toMatch(/no debts?|owe nothing/i);
        expect(await ask('How much did I spend this year?')).toContain('$125.00');
        expect(await ask('What did I spend on food in June?')).toContain('$85.00');
        expect(await ask('compare dining in May and June')).toContain('$20.00 more');
      }),
  ],
  [
    'T9: interest missed exact half cents',
    async () => {
      const api = await testApi();
      const ann = api.visitor();
      await ann.post('/api/finance/liabilities', {
        name: 'Odd Loan',
        type: 'loan',
        balance: 412.8,
        interest_rate: 6.875,
        monthly_payment: 50,
      });
      const { response } = (
        await ann.post('/api/ai/chat', {
          message: 'How much interest do I pay?',
          userId: 'demo_user',
        })
      ).json();
      await api.close();
      expect(response.content).toContain('about $2.37 a month');
    },
  ],
  [
    'T9: the emergency fund had the same target for everyone',
    async () => {
      const targets: string[] = [];
      for (const amount of [-500, -1_500])
        await withAnn(9_000, async ({ pays, ask }) => {
          await pays(...MONTHS.map((month) => rent(`2025-${month}-01`, amount)));
          const answer = await ask('How long would my emergency fund last?');
          targets.push(/The target of your wealth plan is (\S+)\./.exec(answer)?.[1] ?? answer);
        });
      expect(new Set(targets).size).toBe(2);
    },
  ],
  [
    'T10: without a budget, the assistant said how much of it is left',
    () =>
      withAnn(500, async ({ pays, ask }) => {
        await pays({
          date: '2025-07-02',
          merchant: 'Shoe Barn',
          category: 'Shopping',
          amount: -80,
        });
        const answer = await ask('How much is left of my budget?');
        expect(answer).not.toMatch(/[-−]\$|over your budget/);
        expect(answer).toMatch(/no budget/i);
      }),
  ],
];

// Covers P3-A1-1, P3-A20-2.
describe('the defects of interpretation that were found from outside', () => {
  it.each(DEFECTS)('%s', (_, shows) => shows());
});
