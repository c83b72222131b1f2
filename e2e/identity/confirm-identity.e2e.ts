import { spread } from '@halyard/shared-contracts/testing/thorough';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ageProof } from '../setup/age-proof.mjs';
import { PASSWORD, signUp } from '../support/household/account';
import { visitsOf } from '../support/browser';
import { sharedDatabase } from '../support/environment';
import { arriveAt, main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

const ELSEWHERE = ['//elsewhere.example/x', '/\t/elsewhere.example/x', 'https://elsewhere.example'];

/** Signs up a user with one account whose last proof of identity is long ago. */
async function ownerOfLongAgo(context: BrowserContext, name: string): Promise<string> {
  const email = `${name}@example.com`;
  const post = (path: string, data: object) => context.request.post(path, { data });
  await signUp(context.request, email);
  await post('/api/finance/accounts', { name: 'Holiday jar', type: 'savings', balance: 12 });
  await ageProof(sharedDatabase(), email);
  return email;
}

async function confirm(page: Page, password = PASSWORD): Promise<void> {
  await arriveAt(page, 'Confirm that it is you');
  await main(page).getByLabel('Your password').fill(password);
  await main(page).getByRole('button', { name: 'Confirm' }).click();
}

async function orderDeletion(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Delete my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type DELETE to go on').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
}

test('a copy and a deletion need a recent confirmation of the user’s identity', async () => {
  const { page, context } = await visit({ noise: 'failed requests' });
  const email = await ownerOfLongAgo(context, 'long-ago');
  await page.goto('/your-data');
  await main(page).getByRole('button', { name: 'Download my data' }).click();
  await confirm(page, 'a wrong password');
  await expect(main(page).getByText('The e-mail or the password is not right')).toBeVisible();
  await confirm(page);
  await arriveAt(page, 'Your data');
  expect(new URL(page.url()).pathname).toBe('/your-data');
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download my data' }).click();
  await downloading;

  await ageProof(sharedDatabase(), email);
  await orderDeletion(page);
  await confirm(page);
  await arriveAt(page, 'Your data');
  await orderDeletion(page);
  await expect(main(page).getByText('Everything is gone')).toBeVisible();
});

thoroughTest('going back after the detour does not ask again', async () => {
  const { page, context } = await visit({ noise: 'failed requests' });
  await ownerOfLongAgo(context, 'back');
  await page.goto('/help');
  await page.goto('/your-data');
  await main(page).getByRole('button', { name: 'Download my data' }).click();
  await confirm(page);
  await arriveAt(page, 'Your data');
  await page.goBack();
  await arriveAt(page, 'Your data');
  await page.goBack();
  await arriveAt(page, 'Help & Support');
});

for (const next of spread(ELSEWHERE, 1)) {
  test(`after the confirmation, a link with ${JSON.stringify(next)} does not lead to another site`, async () => {
    const { page, context } = await visit();
    await ownerOfLongAgo(context, `elsewhere-${ELSEWHERE.indexOf(next)}`);
    await page.goto(`/confirm-identity?next=${encodeURIComponent(next)}`);
    await confirm(page);
    await arriveAt(page, 'Account and security');
    expect(page.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/account$/);
  });
}
