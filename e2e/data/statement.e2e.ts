import { expect, test } from '@playwright/test';
import { visitsOf } from '../support/browser';
import { main } from '../support/page';
import { atRest } from '../support/rest';

const visit = visitsOf();

const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('a user answers questions about a statement, reviews it, imports it, and undoes the import', async () => {
  const { page } = await visit({ noise: 'failed requests' });
  await page.goto('/accounts');
  await expect(page.getByText('Sample data').first()).toBeVisible();
  const jar = { name: 'Jar', type: 'checking', balance: 100 };
  await page.request.post('/api/finance/accounts', { data: jar });
  await page.goto('/transactions');
  await main(page).getByRole('button', { name: 'Add Transaction' }).click();
  await page.getByRole('button', { name: 'Import a statement instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a statement' });
  const upload = dialog.getByLabel('Statement file');

  await upload.setInputFiles(file('bad.csv', 'Date,Payee,Amount\n2025-02-30,A,-1\n'));
  await expect(dialog.getByText('Row 2: “2025-02-30” is not a date')).toBeVisible();

  const content =
    'Date,Payee,Amount\n03/04/2025,Corner Coffee,-4.50\n05/06/2025,Acme Payroll,1000\n';
  await upload.setInputFiles(file('june.csv', content));
  await expect(dialog.getByText('Every date in this file can be read in two ways')).toBeVisible();
  await dialog.getByLabel('Order of dates').selectOption('dmy');
  await expect(dialog.getByRole('region', { name: 'Examples from this file' })).toContainText(
    '$4.50 spent at Corner Coffee on Apr 3, 2025',
  );
  await dialog.getByLabel('Balance of Jar').selectOption('move');
  await dialog.getByRole('button', { name: 'Import 2 transactions' }).click();

  await page.waitForURL(/\/transactions\?account=/);
  await expect(page.getByText('2 transactions imported')).toBeVisible();
  await expect(main(page).getByText('Acme Payroll').first()).toBeVisible();

  await page.goto('/accounts');
  await expect(main(page).getByText('$1,095.50').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'View Details' }).first().click();
  await atRest(page);
  await page.getByText('Imported statements').click();
  await page.getByRole('button', { name: 'Undo june.csv' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(main(page).getByText('$100.00').first()).toBeVisible();
});
