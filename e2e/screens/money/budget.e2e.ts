import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityProblems } from '../../support/accessibility';
import { DESKTOP, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { press, chooseByKey } from '../../support/input/keys';
import { arriveAt, expectMessage, main } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';

const visit = visitsOf();

function monthsAgo(count: number): string {
  const now = new Date();
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count);
  return new Date(start).toISOString().slice(0, 7);
}

const monthLabel = (month: string): string =>
  new Date(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The user has no rows in this month, so the last month is open and the month before it is closed. */
const [CLOSED, OPEN] = [monthsAgo(2), monthsAgo(1)];

const line = (page: Page, category: string): Locator =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: category, exact: true }) });

const toAssign = (page: Page, amount: string) =>
  expect(main(page).getByText(`Income to assign: ${amount}`)).toBeVisible();

async function openLine(page: Page, category: string): Promise<Locator> {
  await press(main(page).getByRole('button', { name: category, exact: true }));
  return page.getByRole('dialog', { name: `${category} budget` });
}

async function carryOver(page: Page, category: string): Promise<void> {
  const dialog = await openLine(page, category);
  await chooseByKey(dialog.getByLabel('At the end of the month'), 'Carry the rest over');
  await press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
}

async function fundGas(page: Page): Promise<void> {
  await press((await openLine(page, 'Gas')).getByRole('button', { name: 'Fund from…' }));
  const fund = page.getByRole('dialog', { name: 'Fund Gas' });
  await chooseByKey(fund.getByLabel('From'), 'Groceries, $90.00 left');
  await fund.getByLabel('Amount').fill('90.01');
  await press(fund.getByRole('button', { name: 'Move' }));
  await expect(fund.getByText('Groceries has only $90.00 left')).toBeVisible();
  await fund.getByLabel('Amount').fill('5');
  await press(fund.getByRole('button', { name: 'Move' }));
  await expectMessage(page, '$5.00 moved to Gas');
}

async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect(await accessibilityProblems(page)).toEqual([]);
}

for (const width of journeyWidths(DESKTOP)) {
  // Covers P3-B4-4, P3-B4-5, P3-B4-6, P3-B4-8.
  test(`a month carries over both ways, is funded, saves for a target, and is closed at ${width} px`, async () => {
    const { page, context } = await visit({ width, noise: 'failed requests' });
    const own = financialData(context);
    const { id } = await own.account('Cash jar', 500);
    const row = (month: string, merchant: string, amount: number, category: string) =>
      own.transaction(id, merchant, amount, category, `${month}-10`);
    await row(CLOSED, 'Work', 900, 'Salary');
    await row(CLOSED, 'Market', -80, 'Groceries');
    await row(CLOSED, 'Fuel', -15, 'Gas');
    await page.goto('/budget');
    const put = await context.request.put('/api/finance/budget?userId=demo_user', {
      data: { month: null, assigned: { groceries: 100, gas: 10 } },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(put.status()).toBe(200);
    await page.reload();
    await toAssign(page, '$790.00');
    await carryOver(page, 'Groceries');
    await carryOver(page, 'Gas');

    await row(OPEN, 'Work', 500, 'Salary');
    await row(OPEN, 'Market', -30, 'Groceries');
    await page.reload();
    await arriveAt(page, 'Budget');
    await expect(line(page, 'Groceries')).toContainText('+$20.00 carried over');
    await expect(line(page, 'Gas')).toContainText('−$5.00 carried over');
    await toAssign(page, '$1,180.00');

    await fundGas(page);
    await expect(line(page, 'Gas')).toContainText('+$5.00 moved');
    await toAssign(page, '$1,180.00');
    await press(page.getByRole('button', { name: 'Undo' }).last());
    await expect(main(page).getByText('+$5.00 moved')).toBeHidden();

    const gas = await openLine(page, 'Gas');
    await gas.getByLabel(/^Budgeted in/).fill('70');
    await press(gas.getByLabel('Use for every month'), 'Space');
    await press(gas.getByRole('button', { name: 'Save' }));
    await expect(gas).toBeHidden();
    await expect(line(page, 'Gas')).toContainText('$65.00');
    await press(main(page).getByRole('button', { name: 'Previous month' }));
    await expect(main(page).getByRole('heading', { name: monthLabel(CLOSED) })).toBeVisible();
    await expect(line(page, 'Groceries')).toContainText('$100.00');
    await expect(line(page, 'Groceries')).toContainText('$80.00');
    await expect(line(page, 'Gas')).toContainText('$10.00');
    await expect(line(page, 'Gas')).toContainText('$15.00');
    await expect(main(page).getByText('Late transactions changed closed months')).toBeHidden();

    await row(CLOSED, 'Late market', -12.4, 'Groceries');
    await page.reload();
    await expect(main(page).getByText(/^Late market came on/)).toContainText(monthLabel(CLOSED));
    await expect(line(page, 'Groceries')).toContainText('+$7.60 carried over');

    const groceries = await openLine(page, 'Groceries');
    await chooseByKey(groceries.getByLabel('At the end of the month'), 'Save for a target');
    await groceries.getByLabel('Target').fill('12345678.90');
    await groceries.getByLabel('By').fill('2099-12');
    await expectAccessible(page);
    await press(groceries.getByRole('button', { name: 'Save' }));
    await expect(main(page).getByText('$12,345,679 by Dec 2099')).toBeVisible();
    await expectAccessible(page);
  });
}
