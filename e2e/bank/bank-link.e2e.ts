import { expect, test } from '@playwright/test';
import { OUTAGE, switchApi } from '../support/api-switch';
import { visitsOf } from '../support/browser';
import { main } from '../support/page';
import { connectPersona } from '../support/services/practice-bank';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

thoroughTest(
  'the connection is checked, and its failure is shown and can be dismissed',
  async () => {
    const { page } = await visit({ noise: 'failed requests' });
    const api = await switchApi(page, ['/api/plaid/status']);
    await page.goto('/plaid-test');
    await expect(main(page).getByText('Checking bank connection...')).toBeVisible();
    await api.to('fail');
    const banner = main(page).getByText(`Failed to check connection status: ${OUTAGE}`);
    await expect(banner).toBeVisible();
    await main(page)
      .getByRole('button', { name: /Dismiss/ })
      .click();
    await expect(banner).not.toBeAttached();
  },
);

test('without a link token, the bank window stays closed and the error of the specification appears', async () => {
  const { page } = await visit({ noise: 'failed requests' });
  const api = await switchApi(page, ['/api/plaid/create-link-token']);
  await page.goto('/plaid-test');
  await main(page).getByRole('button', { name: 'Connect Bank' }).click();
  const busy = main(page).getByRole('button', { name: 'Connecting...' });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  await api.to('fail');
  await expect(main(page).getByText(`Failed to connect bank account: ${OUTAGE}`)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Connect Bank' })).toBeVisible();
});

thoroughTest('debug mode shows ten transactions, the raw data, and refreshes', async () => {
  const { page } = await visit();
  await page.goto('/plaid-test');
  await main(page).getByRole('button', { name: 'Connect Bank' }).click();
  await connectPersona(page, /Family/i);
  await expect(main(page).getByText('Bank account connected successfully!')).toBeVisible();
  const recent = main(page).getByRole('region', { name: 'Recent transactions' });
  await expect(recent.getByText(/and \d+ more/)).toBeVisible();
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await expect(main(page).getByRole('button', { name: 'Load Raw Data' })).toHaveCount(0);
  await main(page).getByRole('switch', { name: 'Debug mode' }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(10);
  await main(page).getByRole('button', { name: 'Load Raw Data' }).click();
  await expect(main(page).getByRole('region', { name: 'Raw debug data' })).toBeVisible();
  const refreshed = page.waitForResponse((answer) => answer.url().includes('/api/plaid/refresh'));
  await main(page).getByRole('button', { name: 'Refresh Data' }).click();
  expect((await refreshed).ok()).toBe(true);
});
