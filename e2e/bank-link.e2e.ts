import { OUTAGE, switchApi } from './support/api-switch';
import { becomes } from './support/becomes';
import { visitsOf } from './support/browser';
import { main } from './support/page';
import { connectPersona } from './support/practice-bank';

const visit = visitsOf();

test('the connection is checked, and its failure is told and can be dismissed', async () => {
  const { page } = await visit({ noise: 'failed requests' });
  const api = await switchApi(page, ['/api/plaid/status']);
  await page.goto('/plaid-test');
  await main(page).getByText('Checking bank connection...').waitFor();
  await api.to('fail');
  const banner = main(page).getByText(`Failed to check connection status: ${OUTAGE}`);
  await banner.waitFor();
  await main(page)
    .getByRole('button', { name: /Dismiss/ })
    .click();
  await banner.waitFor({ state: 'detached' });
});

test('no link token, no bank window, and the specification’s words', async () => {
  const { page } = await visit({ noise: 'failed requests' });
  const api = await switchApi(page, ['/api/plaid/create-link-token']);
  await page.goto('/plaid-test');
  await main(page).getByRole('button', { name: 'Connect Bank' }).click();
  const busy = main(page).getByRole('button', { name: 'Connecting...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await api.to('fail');
  await main(page).getByText(`Failed to connect bank account: ${OUTAGE}`).waitFor();
  await main(page).getByRole('button', { name: 'Connect Bank' }).waitFor();
});

test('debug mode shows ten transactions, the raw data, and refreshes', async () => {
  const { page } = await visit();
  await page.goto('/plaid-test');
  await main(page).getByRole('button', { name: 'Connect Bank' }).click();
  await connectPersona(page, /Family/i);
  await main(page).getByText('Bank account connected successfully!').waitFor();
  const recent = main(page).getByRole('region', { name: 'Recent transactions' });
  await recent.getByText(/and \d+ more/).waitFor();
  expect(await recent.getByRole('listitem').count()).toBe(5);
  expect(await main(page).getByRole('button', { name: 'Load Raw Data' }).count()).toBe(0);
  await main(page).getByRole('switch', { name: 'Debug mode' }).click();
  await becomes(() => recent.getByRole('listitem').count(), 10);
  await main(page).getByRole('button', { name: 'Load Raw Data' }).click();
  await main(page).getByRole('region', { name: 'Raw debug data' }).waitFor();
  const refreshed = page.waitForResponse((answer) => answer.url().includes('/api/plaid/refresh'));
  await main(page).getByRole('button', { name: 'Refresh Data' }).click();
  expect((await refreshed).ok()).toBe(true);
});
