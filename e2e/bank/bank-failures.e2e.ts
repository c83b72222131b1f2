import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from '../support/accessibility';
import { PHONE, resize, visitsOf } from '../support/browser';
import { card, main } from '../support/page';
import { closeBy, connectPersona } from '../support/services/practice-bank';
import { BROWSER_STORES, recordAnswers } from '../support/secrecy';
import {
  ACCOUNT_NUMBER,
  startTroubledProduct,
  type TroubledProduct,
} from '../support/services/troubled-bank';
import { thoroughTest } from '../support/thorough-test';

const PLATYPUS = ['ins_109508', 'First Platypus Bank'] as const;
const GINGHAM = ['ins_109509', 'First Gingham Credit Union'] as const;
const TATTERSALL = ['ins_109510', 'Tattersall Federal Credit Union'] as const;
const TARTAN = ['ins_109511', 'Tartan Bank'] as const;

/** This is more calls than a test makes, so the fault lasts until the bank recovers. */
const LASTING = 1000;

let product: TroubledProduct;
test.beforeAll(async () => {
  product = await startTroubledProduct();
});
test.afterAll(() => product.stop());

const visit = visitsOf(() => product.url, { keepsFiles: true });

/** These are the API's responses of all tests here, and the texts that the browser stored. */
const answers: string[] = [];
const stored: string[] = [];

const link = (page: Page) => page.frameLocator('iframe[title*="Practice bank"]');
const connect = (page: Page) => main(page).getByRole('button', { name: /^Connect (Bank|another)/ });
const row = (page: Page, bank: string) =>
  card(page, 'Connections')
    .getByRole('listitem')
    .filter({ has: page.getByText(bank, { exact: true }) });
const says = (page: Page, bank: string, words: string | RegExp) =>
  expect(row(page, bank).getByText(words)).toBeVisible();
const chooseBank = async (page: Page, bank: RegExp, persona: RegExp) => {
  await link(page).getByRole('button', { name: bank }).click();
  await link(page).getByRole('radio', { name: persona }).check();
  await link(page).getByRole('button', { name: 'Continue' }).click();
};

async function open(options: Parameters<typeof visit>[0] = {}) {
  const { page, context } = await visit(options);
  recordAnswers(page, product.url, answers);
  return { page, context };
}

const note = async (page: Page) => void stored.push(await page.evaluate(BROWSER_STORES));

async function connectFirst(page: Page) {
  await page.goto('/plaid-test');
  await connect(page).click();
  await connectPersona(page, /Traveller/i);
  await expect(main(page).getByText('Bank account connected successfully!')).toBeVisible();
}

const historyOf = (page: Page) =>
  page.getByRole('list', { name: 'History from First Platypus Bank' });

thoroughTest('a first history arrives while the user opens Link again and leaves it', async () => {
  const { page } = await open({ width: PHONE, noise: 'failed requests' });
  await connectFirst(page);
  const history = historyOf(page);
  await expect(history.getByRole('listitem', { name: 'Accounts: done' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await connect(page).click();
  await closeBy(page, 'Close');
  await expect(main(page).getByRole('button', { name: 'Connect another bank' })).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(history).not.toBeAttached();
  await says(page, 'First Platypus Bank', 'Up to date');
  expect(await horizontalOverflow(page)).toBe(0);
  await note(page);
});

thoroughTest('a bank that is down and a bank that is added twice each show why', async () => {
  const { page } = await open({ width: PHONE, noise: 'failed requests' });
  await connectFirst(page);
  const alert = main(page).getByRole('alert');
  await connect(page).click();
  await chooseBank(page, /Unhealthy Platypus Bank - Down/, /Traveller/i);
  await closeBy(page, 'Exit');
  await expect(alert.getByText('This bank is not answering at the moment.')).toBeVisible();
  await alert.getByRole('button', { name: 'Dismiss error' }).click();

  await connect(page).click();
  await connectPersona(page, /Traveller/i);
  await expect(alert.getByText('This bank is already connected')).toBeVisible();
  await expect(card(page, 'Connections').getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expect(historyOf(page)).not.toBeAttached();
  await says(page, 'First Platypus Bank', 'Up to date');
  expect(await horizontalOverflow(page)).toBe(0);
  await note(page);
});

test('each problem of a bank appears under its name, and the user can resolve it', async () => {
  const { page, context } = await open({ noise: 'failed requests' });
  const [asksLogin, ends, gone, down] = [
    await product.link(context, PLATYPUS[0]),
    await product.link(context, GINGHAM[0]),
    await product.link(context, TATTERSALL[0]),
    await product.link(context, TARTAN[0]),
  ];
  await page.goto('/plaid-test');
  for (const [, bank] of [PLATYPUS, GINGHAM, TATTERSALL, TARTAN])
    await expect(row(page, bank)).toBeVisible();

  await product.signOut(asksLogin);
  await product.announce(ends, 'PENDING_DISCONNECT');
  await product.announce(ends, 'NEW_ACCOUNTS_AVAILABLE');
  await product.announce(gone, 'USER_PERMISSION_REVOKED');
  await says(page, PLATYPUS[1], /^First Platypus Bank asks you to sign in again/);
  await says(page, GINGHAM[1], /^Connection ends on /);
  await says(page, GINGHAM[1], /has accounts that you have not shared yet/);
  await expect(
    row(page, GINGHAM[1]).getByRole('button', { name: 'Choose accounts' }),
  ).toBeVisible();
  await says(page, TATTERSALL[1], 'Access was withdrawn');
  expect(await accessibilityProblems(page)).toEqual([]);

  const accounts = (await product.accountsOf(ends)).map((account, n) =>
    n === 0 ? { ...account, account_id: 'unread', balances: { current: 'much' } } : account,
  );
  const body = JSON.stringify({ accounts });
  // The bank also announces a refresh, which starts a job. The job and the page must both find the fault.
  await product.fail('/accounts/get', { status: 200, body }, { item: ends, times: LASTING });
  const busy = { error: 'TRANSACTIONS_SYNC_LIMIT' };
  await product.fail('/transactions/sync', busy, { item: down, times: LASTING });
  const refresh = main(page).getByRole('button', { name: 'Refresh Data' });
  await refresh.click();
  await says(page, GINGHAM[1], /^1 record from First Gingham .* could not be read/);
  await says(page, TARTAN[1], 'Trying again');
  await product.recover();
  const silent = { error: 'INSTITUTION_DOWN' };
  await product.fail('/transactions/sync', silent, { item: down, times: LASTING });
  await refresh.click();
  await says(page, TARTAN[1], /^Tartan Bank is not answering/);
  await product.recover();
  await refresh.click();
  await says(page, TARTAN[1], 'Up to date');

  await row(page, PLATYPUS[1]).getByRole('button', { name: 'Sign in again' }).focus();
  await page.keyboard.press('Enter');
  await link(page).getByRole('button', { name: 'Sign in' }).click();
  await closeBy(page, 'Finish');
  await says(page, PLATYPUS[1], 'Up to date');

  await row(page, TATTERSALL[1])
    .getByRole('button', { name: /^Remove/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, TATTERSALL[1])).not.toBeAttached();
  await row(page, TARTAN[1])
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, TARTAN[1])).not.toBeAttached();
  expect(await product.knows(down)).toBe(false);
  await resize(page, PHONE);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await note(page);
});

thoroughTest(
  'after a sign-in on the bank’s own page, the user continues where they were',
  async () => {
    const { page } = await open();
    await page.goto('/plaid-test');
    await connect(page).click();
    await chooseBank(page, /Platypus OAuth Bank/, /Traveller/i);
    await link(page).getByRole('button', { name: 'Continue to the bank' }).click();
    await page.getByRole('button', { name: 'Sign in and share' }).click();
    await expect(link(page).getByRole('heading', { name: /Choose accounts/ })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await link(page).getByRole('button', { name: 'Continue' }).click();
    await link(page).getByRole('button', { name: 'Allow' }).click();
    await closeBy(page, 'Finish');
    await says(page, 'Platypus OAuth Bank', /Getting your transactions|Up to date/);
    await expect(main(page).getByText('Rate not available')).toBeVisible();
    await page.goto('/assets');
    await expect(main(page).getByText('Not in US dollars, not in the total')).toBeVisible();
    await note(page);
  },
);

thoroughTest(
  'if the script or the exchange of Link fails, no bank is connected and an error appears',
  async () => {
    const { page } = await open({ noise: 'failed requests' });
    const blocked = await page.route(/link-initialize\.js/, (route) => route.abort());
    await page.goto('/accounts?add=1');
    const dialog = page.getByRole('dialog', { name: 'Add an account' });
    const button = dialog.getByRole('button', { name: /^Connect/ });
    await button.click();
    await expect(
      dialog.getByText(
        'Connection Error: Could not load the secure bank window. Please try again.',
      ),
    ).toBeVisible();
    await blocked.dispose();
    await product.fail('/item/public_token/exchange', { error: 'INVALID_PUBLIC_TOKEN' });
    await button.click();
    await connectPersona(page, /Traveller/i);
    await expect(
      dialog.getByText(
        'Connection Failed: Failed to complete bank account connection. Please try again.',
      ),
    ).toBeVisible();
    await note(page);
  },
);

test('no token, key or account number is sent to the browser, stored by it, or logged', () => {
  const key = readFileSync(join(product.folder, 'keys', 'token.key'), 'utf8').trim();
  const secrets = [...product.secrets(), key.slice(key.indexOf(':') + 1), ACCOUNT_NUMBER];
  expect(secrets.length).toBeGreaterThanOrEqual(10);
  const texts = [...answers, ...stored, ...product.said];
  expect(answers.length).toBeGreaterThan(50);
  expect(product.said.join('').length).toBeGreaterThan(10_000);
  expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
});
