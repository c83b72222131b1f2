import type { Page } from 'playwright-core';
import { becomes } from './support/becomes';
import { visitsOf } from './support/browser';
import { focused } from './support/focus';
import { financialData } from './support/household';
import { choose, gone, main, told, undo } from './support/page';
import { atRest } from './support/rest';

const visit = visitsOf();

const table = (page: Page) => main(page).getByRole('table', { name: 'Transactions' });
const rows = (page: Page) => table(page).getByRole('row').filter({ hasText: 'Details' });
const search = (page: Page) => page.getByPlaceholder('Search merchants, categories...');
const showing = (page: Page, count: number, all: number) =>
  main(page).getByText(`Showing ${count} of ${all} transactions`).waitFor();

async function shown(page: Page): Promise<number[]> {
  const text = await main(page)
    .getByText(/^Showing \d+ of \d+ transactions$/)
    .innerText();
  return (text.match(/\d+/g) ?? []).map(Number);
}

test('search and chips narrow the list, stand in the address and survive a reload', async () => {
  const { page } = await visit();
  await page.goto('/transactions');
  await rows(page).first().waitFor();
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
  await main(page).locator('[aria-sort]').filter({ hasText: 'Amount' }).waitFor();
  await atRest(page);
  const narrowed = await shown(page);
  const first = await rows(page).first().innerText();
  expect(narrowed[0]).toBeGreaterThan(0);
  expect(narrowed[0]).toBeLessThan(all);
  await page.reload();
  await rows(page).first().waitFor();
  await becomes(() => shown(page), narrowed);
  await becomes(() => rows(page).first().innerText(), first);
  expect(await search(page).inputValue()).toBe('GROC');
  await search(page).fill('nothing is called this');
  await main(page).getByText('No transactions found').waitFor();
  await main(page).getByText('Try adjusting your filters').waitFor();
  await main(page).getByRole('button', { name: 'Clear filters' }).click();
  await showing(page, all, all);
  await page.waitForURL((url) => !url.search.includes('q='));
});

test('single keys search, walk the list and open the category; Esc leads back', async () => {
  const { page } = await visit();
  await page.goto('/transactions');
  const details = rows(page).getByRole('button', { name: 'Details' });
  await details.first().waitFor();
  await page.keyboard.press('j');
  await focused(details.nth(0));
  await page.keyboard.press('j');
  await focused(details.nth(1));
  await page.keyboard.press('k');
  await focused(details.nth(0));
  await page.keyboard.press('e');
  const panel = page.getByRole('dialog');
  await focused(panel.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await focused(details.nth(0));
  await page.keyboard.press('/');
  await focused(search(page));
  await page.keyboard.type('jk');
  await becomes(() => search(page).inputValue(), 'jk');
  await page.keyboard.press('Escape');
  await becomes(() => search(page).inputValue(), '');
  await page.keyboard.press('Escape');
  await gone(search(page).and(page.locator(':focus')));
});

test('a category is changed in the details and taken back', async () => {
  const { page, context } = await visit();
  const own = financialData(context);
  const { id } = await own.account('Cash jar', 500);
  await own.transaction(id, 'Corner shop', -12.34);
  await page.goto('/transactions');
  await rows(page).getByRole('button', { name: 'Details' }).click();
  const panel = page.getByRole('dialog', { name: 'Corner shop' });
  await panel.getByRole('combobox', { name: 'Category' }).selectOption('Travel');
  await told(page, 'Category changed to Travel');
  await panel.getByRole('button', { name: 'Close' }).click();
  await rows(page).filter({ hasText: 'Travel' }).waitFor();
  await undo(page);
  await rows(page).filter({ hasText: 'Groceries' }).waitFor();
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
  await told(page, 'Transaction added');
  await rows(page).filter({ hasText: 'Market' }).filter({ hasText: '−$40.00' }).waitFor();

  await rows(page).getByRole('button', { name: 'Details' }).click();
  const panel = page.getByRole('dialog', { name: 'Market' });
  await panel.getByRole('button', { name: 'Edit transaction' }).click();
  await panel.getByRole('textbox', { name: 'Amount' }).fill('55.5');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await told(page, 'Transaction updated');
  await panel.getByRole('button', { name: 'Close' }).click();
  await rows(page).filter({ hasText: '−$55.50' }).waitFor();

  await rows(page).getByRole('button', { name: 'Details' }).click();
  await panel.getByRole('button', { name: 'Delete transaction' }).click();
  await told(page, 'Transaction deleted');
  await showing(page, 0, 0);
  await undo(page);
  await showing(page, 1, 1);
});
