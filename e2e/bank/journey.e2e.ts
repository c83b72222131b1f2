import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { visitsOf } from '../support/browser';
import { personaSums, usd } from '../support/household/persona';
import { connectPersona, linkPersona } from '../support/services/practice-bank';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

/** Returns the cents of a printed amount: '−$1,234.56' gives -123456. */
function centsOf(text: string): number {
  const digits = Number(text.replace(/[^\d.]/g, ''));
  return Math.round(digits * 100) * (/[−-]/.test(text) ? -1 : 1);
}

async function onboard(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  const end = page.getByRole('button', { name: 'Complete Setup' });
  while (!(await end.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
  await end.click();
  await page.waitForURL((url) => url.pathname === '/');
}

const sidebarSum = async (page: Page): Promise<number> => {
  const rows = page.getByRole('region', { name: 'Account summary' }).getByRole('listitem');
  const texts = await rows.allInnerTexts();
  return texts.map((text) => centsOf(text.split('\n').at(-1) ?? '')).reduce((a, b) => a + b, 0);
};

// Covers P1-1-3, P3-A6-1, P3-A6-3.
test('a newcomer goes from the welcome page through the questionnaire to a linked bank, and every sum is the bank’s', async () => {
  const family = personaSums('family-homeowners');
  const { page } = await visit({ onboarded: false });
  await onboard(page);
  await expect(page.getByText('No Bank Connected')).toBeVisible();
  await expect(page.getByText('Sample data').first()).toBeVisible();
  await page.getByRole('link', { name: 'Connect Bank' }).click();
  await connectPersona(page, /Family/i);
  await expect(page.getByText(`${family.accountCount} accounts found`)).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('Bank Connected', { exact: true })).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await expect(page.getByText(usd(family.netWorth)).first()).toBeVisible();
  await expect(page.getByText(usd(family.assets)).first()).toBeVisible();
  await expect(page.getByText(usd(family.debt)).first()).toBeVisible();
  for (const name of ['Family Checking', 'Rainy Day Savings', 'Harborview 401(k)']) {
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await expect.poll(() => sidebarSum(page)).toEqual(family.netWorth);

  await page.goto('/accounts');
  await expect(page.getByText(usd(family.assets)).first()).toBeVisible();
  await expect(page.getByText(usd(family.netWorth)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Details' })).toHaveCount(family.accountCount);

  await page.goto('/transactions');
  await expect(
    page.getByText(`Showing ${family.transactionCount} of ${family.transactionCount} transactions`),
  ).toBeVisible();

  await page.goto('/assets');
  await expect(page.getByText(usd(family.assets)).first()).toBeVisible();
  await page.goto('/liabilities');
  await expect(page.getByText(usd(family.debt)).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

thoroughTest(
  'the api agrees: the rows of the transactions add up to the persona’s own file',
  async () => {
    const retiree = personaSums('retiree');
    const { page } = await visit();
    await linkPersona(page, /retire/i);
    const rows = await page.evaluate(async () => {
      const answer = await fetch('/api/plaid/transactions?userId=demo_user');
      const { transactions } = (await answer.json()) as { transactions: { amount: number }[] };
      return transactions.map(({ amount }) => Math.round(amount * 100));
    });
    expect(rows).toHaveLength(retiree.transactionCount);
    expect(rows.reduce((a, b) => a + b, 0)).toBe(retiree.flow);
  },
);

test('Disconnect removes the bank and everything it brought', async () => {
  const { page } = await visit();
  await linkPersona(page, /retire/i);
  await page.getByRole('button', { name: /^Disconnect/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('No bank accounts connected')).toBeVisible();
  const left = await page.evaluate(async () => {
    const read = async (path: string) => (await fetch(`${path}?userId=demo_user`)).json();
    return { status: await read('/api/plaid/status'), accounts: await read('/api/plaid/accounts') };
  });
  expect(left.status.connected).toBe(false);
  expect(left.accounts.accounts).toEqual([]);
});

thoroughTest('two visitors never see each other’s accounts', async () => {
  const first = await visit();
  await linkPersona(first.page, /retire/i);
  const second = await visit();
  await second.page.goto('/accounts');
  await expect(second.page.getByText('Sample data').first()).toBeVisible();
  await expect(second.page.getByText('Interest Checking')).toHaveCount(0);
  await first.context.close();
  await second.context.close();
});

test('leaving the bank’s window connects no bank and shows no error', async () => {
  const { page } = await visit();
  await page.goto('/plaid-test');
  await page.getByRole('button', { name: /^Connect/ }).click();
  const link = page.frameLocator('iframe[title*="Practice bank"]');
  await expect(link.getByRole('heading', { name: 'Choose your bank' })).toBeVisible();
  // Do not await this press: it closes the frame, which then cannot answer.
  page.keyboard.press('Escape').catch(() => undefined);
  await expect(page.locator('iframe[title*="Practice bank"]')).not.toBeAttached();
  await expect(page.getByRole('button', { name: /^Connect/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
