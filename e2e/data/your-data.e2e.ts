import { expect, test } from '@playwright/test';
import { visitsOf } from '../support/browser';
import { bytesOf, main } from '../support/page';

const visit = visitsOf();

test('a user downloads all data, deletes it, and restores it', async () => {
  const { page } = await visit();
  await page.goto('/your-data');
  await expect(page.getByText('Sample data').first()).toBeVisible();
  const jar = { name: 'Holiday jar', type: 'savings', balance: 1234.56 };
  await page.request.post('/api/finance/accounts', { data: jar });

  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download my data' }).click();
  const zip = await bytesOf(await downloading);
  await expect(main(page).getByText('Your copy was downloaded.')).toBeVisible();

  await main(page).getByRole('button', { name: 'Delete my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type DELETE to go on').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(main(page).getByText('Everything is gone')).toBeVisible();
  const receipt = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download the receipt' }).click();
  expect(String(await bytesOf(await receipt))).toContain('Deleted: 0 bank links, 1 account');
  await page.goto('/accounts');
  await expect(page.getByText('Sample data').first()).toBeVisible();

  await page.goto('/your-data');
  await page.getByLabel('Copy of your data').setInputFiles({
    name: 'mine.zip',
    mimeType: 'application/zip',
    buffer: zip,
  });
  await expect(main(page).getByText('1 account and 0 transactions are')).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to Accounts' }).click();
  await expect(main(page).getByText('Holiday jar').first()).toBeVisible();
  await expect(main(page).getByText('$1,234.56').first()).toBeVisible();
});
