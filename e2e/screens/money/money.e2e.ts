import { expect, type Page, test } from '@playwright/test';
import { switchApi } from '../../support/api-switch';
import { visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { arriveAt, card, choose, comeTo, main } from '../../support/page';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

/** Tests that change nothing share this page. */
let sample: Page;
test.beforeAll(async () => {
  ({ page: sample } = await visit({ lasts: true }));
});

const month = (page: Page, name: string) =>
  expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();

thoroughTest('budget groups fold and unfold by key', async () => {
  await comeTo(sample, '/budget');
  const rent = main(sample).getByRole('button', { name: 'Rent', exact: true });
  const group = main(sample).getByRole('button', { name: /^Fixed Expenses/ });
  await group.focus();
  await sample.keyboard.press('Enter');
  await expect(rent).toBeHidden();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await sample.keyboard.press('Enter');
  await expect(rent).toBeVisible();
});

thoroughTest('budget arrows go through the months with data and stop at both ends', async () => {
  await comeTo(sample, '/budget');
  const previous = main(sample).getByRole('button', { name: 'Previous month' });
  const next = main(sample).getByRole('button', { name: 'Next month' });
  await month(sample, 'June 2025');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['May', 'April', 'March', 'February', 'January']) {
    await previous.click();
    await month(sample, `${name} 2025`);
  }
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await month(sample, 'February 2025');
});

thoroughTest('a budget chip leaves only lines of its state', async () => {
  await comeTo(sample, '/budget');
  const badges = main(sample)
    .getByRole('row')
    .getByText(/^(Over Budget|Nearly Spent|On Track|Funded|Available)$/);
  for (const state of ['Over Budget', 'Nearly Spent']) {
    await choose(sample, 'Filter categories', state);
    await expect.poll(async () => [...new Set(await badges.allInnerTexts())]).toEqual([state]);
  }
});

thoroughTest(
  'a budget that a person sets is there after a reload and on the spending screen',
  async () => {
    const { page, context } = await visit();
    const own = financialData(context);
    const { id } = await own.account('Cash jar', 500);
    await own.transaction(id, 'Market', -80, 'Groceries');
    await page.goto('/budget');
    await main(page).getByRole('button', { name: 'Set up a budget' }).click();
    const editor = page.getByRole('dialog', { name: /^Budget for/ });
    await editor.getByRole('textbox', { name: 'Groceries' }).fill('100');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).not.toBeAttached();
    await page.reload();
    await expect(main(page).getByText('$20.00 Remaining')).toBeVisible();
    await expect(
      main(page).getByRole('row').filter({ hasText: 'Groceries' }).getByText('On Track'),
    ).toBeVisible();
    await page.goto('/spending');
    await expect(main(page).getByText('80% of budget')).toBeVisible();
    await expect(main(page).getByText('Great job!')).toBeVisible();
  },
);

thoroughTest('spending chips change the month and the category', async () => {
  await comeTo(sample, '/spending');
  const months = sample.getByRole('radiogroup', { name: 'Month' });
  await expect(months).toBeVisible();
  expect(await months.locator('label').allInnerTexts()).toEqual(
    ['June', 'May', 'April', 'March', 'February', 'January'].map((name) => `${name} 2025`),
  );
  const recent = card(sample, 'Recent Transactions').getByRole('listitem');
  await expect(recent).toHaveCount(10);
  await choose(sample, 'Month', 'May 2025');
  await expect(recent.filter({ hasText: 'May' }).first()).toBeVisible();
  await choose(sample, 'Filter by category', 'Groceries');
  await expect(card(sample, 'Category Details').getByRole('listitem')).toHaveCount(1);
  await expect(recent.filter({ hasNotText: 'Groceries' })).toHaveCount(0);
  expect(await recent.count()).toBeGreaterThan(0);
});

thoroughTest('a paystub that a person adds counts in their income', async () => {
  const { page, context } = await visit();
  await financialData(context).account('Cash jar', 500);
  await page.goto('/income');
  await main(page).getByRole('button', { name: 'Add paystub' }).click();
  const form = page.getByRole('dialog', { name: 'Add paystub' });
  await form.getByRole('textbox', { name: 'Employer' }).fill('Harbor Works');
  await form.getByRole('textbox', { name: /Gross/ }).fill('2600');
  await form.getByRole('textbox', { name: /Deductions/ }).fill('600');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form).not.toBeAttached();
  await main(page)
    .getByRole('button', { name: /^1 paystub/ })
    .click();
  await expect(main(page).getByRole('row').filter({ hasText: '$2,000.00' })).toBeVisible();
  await expect(main(page).getByText('$4,333.33').first()).toBeVisible();
});

thoroughTest('bills and paydays load on their own beside the cash flow', async () => {
  const { page } = await visit();
  const api = await switchApi(page, ['/api/finance/transactions']);
  await page.goto('/cashflow');
  await arriveAt(page, 'Cash Flow');
  await expect(main(page).getByText('Net Cash Flow')).toBeVisible();
  await expect(main(page).getByText('Loading bills and paydays...')).toBeVisible();
  await api.to('pass');
  await expect(main(page).getByText('Expected in')).toBeVisible();
});
