import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startTestProduct, type TestProduct } from '../setup/product.mjs';
import { visitsOf } from '../support/browser';
import { answeredFigures, shownFigures } from '../support/household/figures';
import { financialData } from '../support/household/household';
import { bytesOf, main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

// On a busy machine, it takes long to open every screen of two servers.
test.describe.configure({ timeout: 300_000 });

/** The two servers share nothing. Each one has its own processes, database, keys, and bank. */
let here: TestProduct;
let there: TestProduct;
test.beforeAll(async () => {
  here = await startTestProduct();
  there = await startTestProduct();
});
test.afterAll(async () => {
  await here.stop();
  await there.stop();
});

const visitHere = visitsOf(() => here.url);
const visitThere = visitsOf(() => there.url);

async function linkBank({ request }: BrowserContext): Promise<void> {
  const response = await fetch(`${here.bankUrl}/sandbox/public_token/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'plaid-client-id': 'practice',
      'plaid-secret': 'practice',
    },
    body: JSON.stringify({
      institution_id: 'ins_109508',
      initial_products: ['transactions', 'liabilities'],
      options: { override_username: 'family-homeowners' },
    }),
  });
  const { public_token } = (await response.json()) as { public_token: string };
  const answer = await request.post('/api/plaid/exchange-token', { data: { public_token } });
  expect(answer.status()).toBe(200);
  const history = async () => {
    const { items } = await (await request.get('/api/plaid/status')).json();
    return items[0]?.history as string | undefined;
  };
  while ((await history()) !== 'complete') await new Promise((done) => setTimeout(done, 250));
}

/** Links a bank and adds entries by hand. */
async function richHousehold(context: BrowserContext): Promise<void> {
  await linkBank(context);
  const mine = financialData(context);
  const { id } = await mine.account('Kitchen drawer', 321.09);
  await mine.debt('Loan from a friend', 450.5);
  await mine.transaction(id, 'Corner shop', -12.34);
  await mine.transaction(id, 'Flea market', 80, 'Salary');
  const put = (path: string, data: object) => context.request.put(`/api/finance/${path}`, { data });
  const budget = { month: null, assigned: { groceries: 400, travel: 55 } };
  expect((await put('budget', budget)).status()).toBe(200);
}

async function takeCopy(page: Page): Promise<Buffer> {
  await page.goto('/your-data');
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download my data' }).click();
  return bytesOf(await downloading);
}

async function bringBack(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/your-data');
  await page
    .getByLabel('Copy of your data')
    .setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer });
  await expect(main(page).getByRole('link', { name: 'Go to Accounts' })).toBeVisible();
}

thoroughTest(
  'a copy taken from one server shows the same figures on every screen of another',
  async () => {
    const from = await visitHere();
    await richHousehold(from.context);
    const answered = await answeredFigures(from.context);
    const shown = await shownFigures(from.page);
    const to = await visitThere();
    await bringBack(to.page, await takeCopy(from.page));
    expect(await answeredFigures(to.context)).toEqual(answered);
    expect(await shownFigures(to.page)).toEqual(shown);
    expect(Object.values(shown).flat().length).toBeGreaterThan(200);
  },
);
