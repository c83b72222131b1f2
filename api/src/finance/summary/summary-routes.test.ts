import { demoHousehold } from '@halyard/shared-contracts/demo';
import { formatUsd } from '@halyard/shared-contracts/money';
import { spread } from '@halyard/shared-contracts/testing/thorough';
import {
  ADVISOR_TEXT,
  decodeAccounts,
  decodeIncome,
  decodeLiabilities,
  decodeNetWorth,
  decodeProfile,
  decodeProtection,
  decodeSpending,
  financeAnswer,
} from '@halyard/shared-contracts/wire';
import { pdfPages } from '../../testing/pdf-text';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

const URL = '/api/finance/fact-finder-summary/pdf';
const LARGEST_BYTES = 300_000;

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

async function summaryOf(visitor: Visitor) {
  const answer = await visitor.post(URL, { summary: true });
  expect(answer.statusCode).toBe(200);
  return { answer, pages: pdfPages(answer.rawPayload) };
}

/** Joins the text of all pages. Lines may break after `-`, `/`, and `]`, so spaces there are removed. */
const joined = (pages: readonly string[][]) =>
  pages
    .flat()
    .join(' ')
    .replace(/(?<=[-/\]]) /g, '');

/** Returns the lines that the document needs from the answers to the screens. */
async function expectedLines(answer: (resource: Parameters<typeof financeAnswer>[0]) => unknown) {
  const worth = decodeNetWorth(await answer('net-worth'));
  const spending = decodeSpending(await answer('spending'));
  const { policies } = decodeProtection(await answer('protection'));
  const { annualIncome } = decodeIncome(await answer('income'));
  const { profile } = decodeProfile(await answer('profile'));
  return {
    facts: [
      `Name ${profile.name}`,
      `Age ${profile.age}`,
      `Job ${profile.occupation}`,
      `Location ${profile.location}`,
      ...(annualIncome === null ? [] : [`Annual income ${formatUsd(annualIncome)}`]),
      `Assets ${formatUsd(worth.assets)}`,
      `Liabilities ${formatUsd(worth.liabilities)}`,
      `Net Worth ${formatUsd(worth.current)}`,
      ...spending.categories.map(
        ({ category, amount, percentage }) =>
          `${category} ${percentage === 0 ? '<1' : percentage}% ${formatUsd(amount)}`,
      ),
      `Total ${formatUsd(spending.total)}`,
    ],
    held: [
      ...decodeAccounts(await answer('accounts')).accounts,
      ...decodeLiabilities(await answer('liabilities')).liabilities,
    ],
    policies,
  };
}

describe(`POST ${URL}`, () => {
  it('prints the sample’s figures to the cent for a visitor, and writes nothing', async () => {
    const visitor = api.visitor();
    const { answer, pages } = await summaryOf(visitor);
    const lines = pages.flat();
    const { facts, held, policies } = await expectedLines((resource) =>
      JSON.parse(JSON.stringify(financeAnswer(resource, demoHousehold()))),
    );
    expect(lines).toEqual(expect.arrayContaining(facts));
    for (const { name, balance } of held) {
      expect(joined(pages)).toContain(name);
      expect(lines).toContainEqual(expect.stringContaining(formatUsd(balance!)));
    }
    for (const { provider, coverage } of policies) {
      expect(lines).toContainEqual(
        expect.stringMatching(`${provider} (Active|Inactive) \\${formatUsd(coverage)}`),
      );
    }
    for (const paragraph of ADVISOR_TEXT) expect(joined(pages)).toContain(paragraph);
    expect(answer.rawPayload.length).toBeLessThan(LARGEST_BYTES);
    expect(await api.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('sends a download with the date in its name', async () => {
    const { answer } = await summaryOf(api.visitor());
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=halyard-summary-2025-07-15.pdf',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('prints the product, the page number, and the sample mark on every page', async () => {
    const { pages } = await summaryOf(api.visitor());
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((lines, index) => {
      expect(lines.slice(0, 2).sort()).toEqual(['Halyard', 'Sample data']);
      expect(lines.at(-1)).toBe(
        `Fact Finder Summary, prepared on July 15, 2025 Page ${index + 1} of ${pages.length}`,
      );
    });
  });

  it('prints only own figures for a user with accounts', async () => {
    const ann = api.visitor();
    const made = async (url: string, body: object) => (await ann.post(url, body)).json();
    const { account } = await made('/api/finance/accounts', {
      name: 'Łódź jar',
      type: 'checking',
      balance: -12.34,
    });
    await made('/api/finance/liabilities', { name: 'Visa', type: 'credit_card', balance: 99.99 });
    await made('/api/finance/transactions', {
      account_id: account.id,
      date: '2025-07-14',
      merchant: 'Corner shop',
      category: 'Groceries',
      amount: -20.07,
    });
    await ann.call('PUT', '/api/finance/fact-finder', {
      body: {
        personal: { fullName: 'Ann Lee', dob: '1990-01-31', address: 'Dover', maritalStatus: null },
        employment: { employer: null, title: 'Baker', baseSalary: 50_000.5, bonus: null },
        goals: ['See Japan'],
        estate: { will: 'Signed', trust: null, healthCareProxy: null, notes: null },
      },
    });
    const { pages } = await summaryOf(ann);
    const { facts } = await expectedLines(async (resource) =>
      (await ann.get(`/api/finance/${resource}`)).json(),
    );
    expect(pages.flat()).toEqual(
      expect.arrayContaining([
        ...facts,
        'Łódź jar, Manual As you entered it −$32.41',
        'Visa, Manual As you entered it $99.99',
        'See Japan',
        'Will Signed',
      ]),
    );
    expect(joined(pages)).not.toMatch(/sample/i);
  });

  // Covers P3-A4-13.
  it.each(spread(['=SUM(A1)', '<b>bold</b>', 'W'.repeat(40), '👩‍👩‍👧 Family', 'كتب', '日本 🏠'], 3))(
    'prints a category named %j as text, with its figure',
    async (name) => {
      const ann = api.visitor();
      await ann.post('/api/finance/categories', { name, kind: 'expense' });
      const jar = { name: 'Jar', type: 'checking', balance: 1 };
      const { account } = (await ann.post('/api/finance/accounts', jar)).json();
      const row = { date: '2025-07-14', merchant: 'Shop', category: name, amount: -20.07 };
      await ann.post('/api/finance/transactions', { ...row, account_id: account.id });
      const text = joined((await summaryOf(ann)).pages);
      expect(text).toContain('100% $20.07');
      if (/^[\x20-\x7e]{1,20}$/.test(name)) expect(text).toContain(`${name} 100% $20.07`);
    },
  );

  it('prints any text that can be saved', async () => {
    const ann = api.visitor();
    const goals = ['日本 🏠 👩‍👩‍👧 كتب', 'x'.repeat(2_000), '', '\n\n', '[link](file:///etc/passwd)'];
    const empty = (await ann.get('/api/finance/fact-finder')).json();
    const save = (texts: readonly string[]) =>
      ann.call('PUT', '/api/finance/fact-finder', { body: { ...empty, goals: texts } });
    expect((await save(goals)).statusCode).toBe(200);
    expect((await save(['half a letter \ud800'])).statusCode).toBe(400);
    expect(joined((await summaryOf(ann)).pages)).toContain('[link](file:///etc/passwd)');
  });

  it.each([[{}], [{ summary: false }], [{ summary: 'true' }], [[]], ['null']])(
    'refuses the body %j',
    async (body) => {
      const answer = await api.visitor().post(URL, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
    },
  );

  it('refuses the id of another user', async () => {
    const answer = await api.visitor().post(URL, { summary: true, userId: 'someone_else' });
    expect(answer.statusCode).toBe(403);
  });
});
