import { expect, type Page, test } from '@playwright/test';
import { PHONE, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { choose, main, expectMessage, undo } from '../../support/page';
import { atRest } from '../../support/rest';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

const table = (page: Page) => main(page).getByRole('table', { name: 'Transactions' });
const rows = (page: Page) => table(page).getByRole('row').filter({ hasText: 'Details' });
const search = (page: Page) => page.getByPlaceholder('Search merchants, categories...');
const showing = (page: Page, count: number, all: number) =>
  expect(main(page).getByText(`Showing ${count} of ${all} transactions`)).toBeVisible();

async function shown(page: Page): Promise<number[]> {
  const text = await main(page)
    .getByText(/^Showing \d+ of \d+ transactions$/)
    .innerText();
  return (text.match(/\d+/g) ?? []).map(Number);
}

thoroughTest(
  'search and chips narrow the list, appear in the address, and survive a reload',
  async () => {
    const { page } = await visit();
    await page.goto('/transactions');
    await expect(rows(page).first()).toBeVisible();
    const [, all = 0] = await shown(page);
    await search(page).fill('GROC');
    await choose(page, 'Type', 'Expense');
    await choose(page, 'Date', 'Last 30 Days');
    await main(page)
      .getByRole('button', { name: /^Amount/ })
      .first()
      .click();
    await page.waitForURL(/q=GROC.*sort=amount|sort=amount.*q=GROC/);
    // The address changes before the list does.
    await expect(main(page).locator('[aria-sort]').filter({ hasText: 'Amount' })).toBeVisible();
    await atRest(page);
    const narrowed = await shown(page);
    const first = await rows(page).first().innerText();
    expect(narrowed[0]).toBeGreaterThan(0);
    expect(narrowed[0]).toBeLessThan(all);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect.poll(() => shown(page)).toEqual(narrowed);
    await expect(rows(page).first()).toHaveText(first, { useInnerText: true });
    await expect(search(page)).toHaveValue('GROC');
    await search(page).fill('nothing is called this');
    await expect(main(page).getByText('No transactions found')).toBeVisible();
    await expect(main(page).getByText('Try adjusting your filters')).toBeVisible();
    await main(page).getByRole('button', { name: 'Clear filters' }).click();
    await showing(page, all, all);
    await page.waitForURL((url) => !url.search.includes('q='));
  },
);

thoroughTest('on a phone that is turned upright, the list fills the longer window', async () => {
  const { page } = await visit({ width: PHONE });
  await page.setViewportSize({ width: PHONE, height: 400 });
  await page.goto('/transactions');
  await expect(rows(page).first()).toBeVisible();
  await atRest(page);
  const before = await rows(page).count();
  await page.setViewportSize({ width: PHONE, height: 2_000 });
  await expect.poll(() => rows(page).count()).toBeGreaterThan(before + 10);
});

thoroughTest(
  'single keys search, walk the list and open the category; Esc leads back',
  async () => {
    const { page } = await visit();
    await page.goto('/transactions');
    const details = rows(page).getByRole('button', { name: 'Details' });
    await expect(details.first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(details.nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(details.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(details.nth(0)).toBeFocused();
    await page.keyboard.press('e');
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('combobox', { name: 'Category' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).not.toBeAttached();
    await expect(details.nth(0)).toBeFocused();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('jk');
    await expect(search(page)).toHaveValue('jk');
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(search(page).and(page.locator(':focus'))).toHaveCount(0);
  },
);

thoroughTest('a category is changed in the details and taken back', async () => {
  const { page, context } = await visit();
  const own = financialData(context);
  const { id } = await own.account('Cash jar', 500);
  await own.transaction(id, 'Corner shop', -12.34);
  await page.goto('/transactions');
  await rows(page).getByRole('button', { name: 'Details' }).click();
  const panel = page.getByRole('dialog', { name: 'Corner shop' });
  await panel.getByRole('combobox', { name: 'Category' }).selectOption('Travel');
  await expectMessage(page, 'Category changed to Travel');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page).filter({ hasText: 'Travel' })).toBeVisible();
  await undo(page);
  await expect(rows(page).filter({ hasText: 'Groceries' })).toBeVisible();
});

test('a manual transaction is added, edited and deleted, and the balance follows', async () => {
  const { page, context } = await visit();
  await financialData(context).account('Cash jar', 500);
  await page.goto('/transactions');
  await main(page).getByRole('button', { name: 'Add Transaction' }).click();
  const form = page.getByRole('dialog', { name: 'Add a transaction' });
  await form.getByLabel('Amount').fill('40');
  await form.getByLabel('Merchant').fill('Market');
  await form.getByRole('button', { name: 'Add transaction' }).click();
  await expectMessage(page, 'Transaction added');
  await expect(
    rows(page).filter({ hasText: 'Market' }).filter({ hasText: '−$40.00' }),
  ).toBeVisible();

  await rows(page).getByRole('button', { name: 'Details' }).click();
  const panel = page.getByRole('dialog', { name: 'Market' });
  await panel.getByRole('button', { name: 'Edit transaction' }).click();
  await panel.getByRole('textbox', { name: 'Amount' }).fill('55.5');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Transaction updated');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page).filter({ hasText: '−$55.50' })).toBeVisible();

  await rows(page).getByRole('button', { name: 'Details' }).click();
  await panel.getByRole('button', { name: 'Delete transaction' }).click();
  await expectMessage(page, 'Transaction deleted');
  await showing(page, 0, 0);
  await undo(page);
  await showing(page, 1, 1);
});

thoroughTest(
  'a transfer is unlinked and linked again, and the expenses state what was put aside',
  async () => {
    const { page } = await visit();
    await page.goto('/transactions?category=Savings');
    const route = 'Everyday Checking → High-Yield Savings';
    const row = rows(page).first();
    await expect(row).toContainText(route);
    await expect(main(page).getByText('$1,500.00 of it put aside')).toBeVisible();
    await row.getByRole('button', { name: 'Details' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText(route)).toBeVisible();
    await panel.getByRole('button', { name: 'Unlink' }).click();
    await expectMessage(page, 'Rows unlinked');
    await expect(panel.getByRole('combobox', { name: 'Category' })).toBeVisible();
    await panel.getByText('Link with another row').click();
    await panel.getByRole('button', { name: /^Link with Capitol City Checking/ }).click();
    await expectMessage(page, 'Rows linked as a transfer');
    await expect(panel.getByText(route)).toBeVisible();
  },
);

thoroughTest(
  'renaming a row renames the others of its merchant too, and is undone at once',
  async () => {
    const { page, context } = await visit();
    const own = financialData(context);
    const { id } = await own.account('Cash jar', 500);
    for (const merchant of ['Market', 'Market', 'Gym']) await own.transaction(id, merchant, -10);
    await page.goto('/transactions');
    await rows(page)
      .filter({ hasText: 'Market' })
      .first()
      .getByRole('button', { name: 'Details' })
      .click();
    const panel = page.getByRole('dialog', { name: 'Market' });
    await panel.getByText('Rename merchant').click();
    await panel.getByRole('switch', { name: 'And the other one from this merchant' }).click();
    await panel.getByRole('textbox', { name: 'Merchant' }).first().fill('Corner Shop');
    await panel.getByRole('button', { name: 'Save name' }).click();
    await expectMessage(page, 'Renamed 2 transactions to Corner Shop');
    await expect(rows(page).filter({ hasText: 'Corner Shop' })).toHaveCount(2);
    await undo(page);
    await expect(rows(page).filter({ hasText: 'Market' })).toHaveCount(2);
  },
);
