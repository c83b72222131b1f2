import { switchApi } from './support/api-switch';
import { becomes } from './support/becomes';
import { visitsOf } from './support/browser';
import { financialData } from './support/household';
import { card, choose, gone, main, told, undo } from './support/page';
import type { Page } from 'playwright-core';

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
  await form.getByText('Give it a name').waitFor();
  await form.getByLabel('Name').fill('Cash jar');
  await form.getByLabel('Balance').fill('1,250.5');
  await form.getByRole('button', { name: 'Add account' }).click();
  await told(page, 'Cash jar added');
  expect(new URL(page.url()).search).toBe('');
  await becomes(() => names(page), ['Cash jar']);
  await gone(page.getByText('Sample data'));
  await account(page, 'Cash jar').getByText('$1,250.50').waitFor();

  await account(page, 'Cash jar').getByRole('button', { name: 'View Details' }).click();
  const panel = layer(page, 'Cash jar');
  await panel.getByRole('button', { name: 'Edit account' }).click();
  await panel.getByLabel('Balance').fill('900');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await told(page, 'Account updated');
  await panel.getByRole('button', { name: 'Close' }).click();
  await account(page, 'Cash jar').getByText('$900.00').waitFor();
  await undo(page);
  await account(page, 'Cash jar').getByText('$1,250.50').waitFor();

  await account(page, 'Cash jar').getByRole('button', { name: 'View Details' }).click();
  await panel.getByRole('button', { name: 'Remove account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Cash jar?' });
  await question.getByRole('button', { name: 'Remove account' }).click();
  await told(page, 'Cash jar removed');
  await page.getByText('Sample data').first().waitFor();
});

test('a transfer is recorded between two manual accounts and keeps the sum', async () => {
  const { page, context } = await visit();
  const own = financialData(context);
  await own.account('Cash jar', 500);
  await own.account('Piggy bank', 100);
  await page.goto('/accounts');
  await account(page, 'Cash jar').getByRole('button', { name: 'Transfer' }).click();
  const panel = layer(page, 'Transfer');
  await panel.getByText('Halyard is read-only: it never moves money.').waitFor();
  await panel.getByLabel('Amount').fill('120');
  await panel.getByRole('button', { name: 'Record transfer' }).click();
  await told(page, 'Transfer recorded');
  await account(page, 'Cash jar').getByText('$380.00').waitFor();
  await account(page, 'Piggy bank').getByText('$220.00').waitFor();
  await main(page).getByText('$600.00').first().waitFor();
});

test('chips and sorts arrange the cards; nothing left says what to do', async () => {
  const { page, context } = await visit();
  const own = financialData(context);
  await own.account('Alpha', 10);
  await own.account('Beta', 300);
  await page.goto('/accounts');
  await account(page, 'Beta').waitFor();
  await becomes(() => names(page), ['Beta', 'Alpha']);
  await main(page).getByRole('button', { name: 'Name' }).click();
  await becomes(() => names(page), ['Alpha', 'Beta']);
  await choose(page, 'Show', 'Debt');
  await main(page).getByText('No accounts found').waitFor();
  await main(page).getByText('Try adjusting your filters or add a new account').waitFor();
  await choose(page, 'Show', 'Assets');
  await becomes(() => names(page), ['Alpha', 'Beta']);
});

test('when newer figures do not come, the last good ones stay, and never the sample’s', async () => {
  const { page, context } = await visit({ noise: 'failed requests' });
  await financialData(context).account('Cash jar', 500);
  await page.goto('/accounts');
  await account(page, 'Cash jar').waitFor();
  const api = await switchApi(page, ['/api/finance/transactions']);
  await api.to('fail');
  await account(page, 'Cash jar').getByRole('button', { name: 'View Details' }).click();
  const panel = layer(page, 'Cash jar');
  await panel.getByRole('button', { name: 'Edit account' }).click();
  await panel.getByLabel('Balance').fill('900');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await main(page).getByText('Could not refresh.').waitFor();
  await becomes(() => names(page), ['Cash jar']);
  await api.to('pass');
  await main(page).getByRole('button', { name: 'Try Again' }).click();
  await main(page).getByText('Could not refresh.').waitFor({ state: 'detached' });
});

test('a tip goes with the sum of the assets', async () => {
  const { page, context } = await visit();
  await financialData(context).account('Cash jar', 50_000.01);
  await page.goto('/accounts');
  await card(page, 'Account Insights').getByText('Consider diversifying your portfolio').waitFor();
});
