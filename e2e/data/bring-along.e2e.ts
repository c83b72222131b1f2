import { expect, type Page } from '@playwright/test';
import {
  accessibilityProblems,
  colourProblems,
  horizontalOverflow,
} from '../support/accessibility';
import { PASSWORD, signUp } from '../support/household/account';
import { PHONE, visitsOf } from '../support/browser';
import { financialData } from '../support/household/household';
import { arriveAt, card, main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/log-in');
  await main(page).getByLabel('E-mail').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** Opens a second browser in which a user with an account has entered two accounts without logging in. */
async function atAnotherBrowser(email: string) {
  const home = await visit();
  await signUp(home.context.request, email);
  await financialData(home.context).account('Cash jar', 10);
  const other = await visit({ width: PHONE });
  await financialData(other.context).account('Cash jar', 25);
  await financialData(other.context).account('Holiday jar', 250);
  await logIn(other.page, email);
  await arriveAt(other.page, 'Settings');
  return { ...other, offer: card(other.page, 'Bring the 2 accounts you added here along?') };
}

thoroughTest(
  'a visitor brings entries along by keyboard, except those that the account already has',
  async () => {
    const { page, offer } = await atAnotherBrowser('along@example.com');
    await expect(
      offer.getByRole('checkbox', { name: /Cash jar.*You have one like it/ }),
    ).toBeVisible();
    await expect(offer.getByRole('checkbox', { name: /Cash jar/ })).not.toBeChecked();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourProblems(page)).toEqual([]);
    await offer.getByRole('checkbox', { name: 'Holiday jar' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('It is in your account now.')).toBeVisible();
    const left = card(page, 'Bring the account you added here along?');
    await expect(left.getByRole('checkbox', { name: /Cash jar/ })).toBeVisible();
    await page.goto('/accounts');
    await expect(main(page).getByText('Holiday jar').first()).toBeVisible();
    await expect(page.getByText('Sample data')).toHaveCount(0);
  },
);

thoroughTest('postponed entries are in the settings at the next log-in', async () => {
  const { page, offer } = await atAnotherBrowser('later@example.com');
  await offer.getByRole('button', { name: 'Leave it for now' }).click();
  await expect(main(page).getByText(/You find it here until/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Log out' }).click();
  await arriveAt(page, 'Log in');
  await logIn(page, 'later@example.com');
  await arriveAt(page, 'Welcome back');
  await page.goto('/settings');
  const left = card(page, 'From before you logged in');
  await expect(left.getByRole('checkbox', { name: 'Holiday jar' })).toBeVisible();
  await left.getByRole('checkbox', { name: /Cash jar/ }).check();
  await left.getByRole('button', { name: 'Bring along' }).click();
  await expect(left).toHaveCount(0);
});
