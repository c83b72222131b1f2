import { switchApi } from '../../support/api-switch';
import { visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { card, choose, main, expectMessage, undo } from '../../support/page';
import { expect, type Page, test } from '@playwright/test';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

const account = (page: Page, name: string) =>
  main(page).getByRole('article', { name, exact: true });
const names = (page: Page) => main(page).getByRole('article').getByRole('heading').allInnerTexts();
const layer = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a manual account is added from its address, edited, taken back, and removed', async () => {
  const { page } = await visit();
  await page.goto('/accounts?add=1');
  await layer(page, 'Add an account').getByRole('button', { name: 'Add a manual account' }).click();
  const form = layer(page, 'Add a manual account');
  await form.getByRole('button', { name: 'Add account' }).click();
  await expect(form.getByText('Give it a name')).toBeVisible();
  await form.getByLabel('Name').fill('Cash jar');
  await form.getByLabel('Balance').fill('1,250.5');
  await form.getByRole('button', { name: 'Add account' }).click();
  await expectMessage(page, 'Cash jar added');
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => names(page)).toEqual(['Cash jar']);
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await expect(account(page, 'Cash jar').getByText('$1,250.50')).toBeVisible();

  await account(page, 'Cash jar').getByRole('button', { name: 'View Details' }).click();
  const panel = layer(page, 'Cash jar');
  await panel.getByRole('button', { name: 'Edit account' }).click();
  await panel.getByLabel('Balance').fill('900');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Account updated');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(account(page, 'Cash jar').getByText('$900.00')).toBeVisible();
  await undo(page);
  await expect(account(page, 'Cash jar').getByText('$1,250.50')).toBeVisible();

  await account(page, 'Cash jar').getByRole('button', { name: 'View Details' }).click();
  await panel.getByRole('button', { name: 'Remove account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Cash jar?' });
  await question.getByRole('button', { name: 'Remove account' }).click();
  await expectMessage(page, 'Cash jar removed');
  await expect(page.getByText('Sample data').first()).toBeVisible();
});

thoroughTest('a transfer is recorded between two manual accounts and keeps the sum', async () => {
  const { page, context } = await visit();
  const own = financialData(context);
  await own.account('Cash jar', 500);
  await own.account('Piggy bank', 100);
  await page.goto('/accounts');
  await account(page, 'Cash jar').getByRole('button', { name: 'Transfer' }).click();
  const panel = layer(page, 'Transfer');
  await expect(panel.getByText('Halyard is read-only: it never moves money.')).toBeVisible();
  await panel.getByLabel('Amount').fill('120');
  await panel.getByRole('button', { name: 'Record transfer' }).click();
  await expectMessage(page, 'Transfer recorded');
  await expect(account(page, 'Cash jar').getByText('$380.00')).toBeVisible();
  await expect(account(page, 'Piggy bank').getByText('$220.00')).toBeVisible();
  await expect(main(page).getByText('$600.00').first()).toBeVisible();
});

thoroughTest('chips and sorts arrange the cards, and an empty result says what to do', async () => {
  const { page, context } = await visit();
  const own = financialData(context);
  await own.account('Alpha', 10);
  await own.account('Beta', 300);
  await page.goto('/accounts');
  await expect(account(page, 'Beta')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Beta', 'Alpha']);
  await main(page).getByRole('button', { name: 'Name' }).click();
  await expect.poll(() => names(page)).toEqual(['Alpha', 'Beta']);
  await choose(page, 'Show', 'Debt');
  await expect(main(page).getByText('No accounts found')).toBeVisible();
  await expect(
    main(page).getByText('Try adjusting your filters or add a new account'),
  ).toBeVisible();
  await choose(page, 'Show', 'Assets');
  await expect.poll(() => names(page)).toEqual(['Alpha', 'Beta']);
});

thoroughTest(
  'when a refresh fails, the last figures stay, and the sample does not replace them',
  async () => {
    const { page, context } = await visit({ noise: 'failed requests' });
    await financialData(context).account('Cash jar', 500);
    await page.goto('/accounts');
    await expect(account(page, 'Cash jar')).toBeVisible();
    const api = await switchApi(page, ['/api/finance/transactions']);
    await api.to('fail');
    await account(page, 'Cash jar').getByRole('button', { name: 'View Details' }).click();
    const panel = layer(page, 'Cash jar');
    await panel.getByRole('button', { name: 'Edit account' }).click();
    await panel.getByLabel('Balance').fill('900');
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(main(page).getByText('Could not refresh.')).toBeVisible();
    await expect.poll(() => names(page)).toEqual(['Cash jar']);
    await api.to('pass');
    await main(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(main(page).getByText('Could not refresh.')).not.toBeAttached();
  },
);

thoroughTest('the tip depends on the sum of the assets', async () => {
  const { page, context } = await visit();
  await financialData(context).account('Cash jar', 50_000.01);
  await page.goto('/accounts');
  await expect(
    card(page, 'Account Insights').getByText('Consider diversifying your portfolio'),
  ).toBeVisible();
});
