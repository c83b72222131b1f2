import { Secret, TOTP } from 'otpauth';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PASSWORD, signUp } from '../support/household/account';
import {
  accessibilityProblems,
  colourProblems,
  horizontalOverflow,
} from '../support/accessibility';
import { DESKTOP, PHONE, resize, visitsOf } from '../support/browser';
import { sharedProductUrl } from '../support/environment';
import { arriveAt, card, main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';
import { journeyWidths } from '../support/widths';

/** Passkeys need a host name, so these tests open the shared product as `localhost`. */
const named = () => sharedProductUrl().replace('127.0.0.1', 'localhost');
const visit = visitsOf(named, { keepsFiles: true });

const NEW_PASSWORD = 'another long password';

async function owner(context: BrowserContext, name: string): Promise<string> {
  const email = `${name}@example.com`;
  await signUp(context.request, email);
  return email;
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/log-in');
  await main(page).getByLabel('E-mail').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
}

async function followMail(page: Page, email: string): Promise<void> {
  await page.goto('/outbox');
  const mail = main(page).getByRole('article').filter({ hasText: email }).first();
  await mail.getByRole('link').click();
}

/** Adds a virtual authenticator to the browser. */
async function withAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is created, renamed, logs its owner in, and is removed', async () => {
  const { page, context } = await visit({ noise: 'failed requests' });
  await owner(context, 'passkey');
  await withAuthenticator(page);
  await page.goto('/account');
  await card(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Test laptop');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(card(page, 'Passkeys').getByText('Test laptop')).toBeVisible();
  await card(page, 'Passkeys').getByRole('button', { name: 'Rename Test laptop' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Passkeys').getByText('Old laptop')).toBeVisible();

  await context.clearCookies();
  await page.goto('/log-in');
  await main(page).getByRole('button', { name: 'Log in with a passkey' }).click();
  await arriveAt(page, 'Welcome back');
  await page.goto('/account');
  await expect(card(page, 'Passkeys').getByText('Last used')).toBeVisible();
  await expect(card(page, 'Recent activity').getByText('Logged in with a passkey')).toBeVisible();
  await card(page, 'Passkeys').getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card(page, 'Passkeys').getByText('You have none yet')).toBeVisible();
});

thoroughTest(
  'an authenticator app is set up by its key, asked for at log-in, and replaced by a recovery code',
  async () => {
    const { page, context } = await visit({ noise: 'failed requests' });
    const email = await owner(context, 'codes');
    await page.goto('/account');
    await card(page, 'Authenticator app').getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(
      dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByRole('button', { name: 'I have kept them' })).toBeVisible();
    const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).locator('li').all();
    expect(codes).toHaveLength(10);
    const recovery = (await codes[0]?.innerText()) ?? '';
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(
      card(page, 'Authenticator app').getByText('10 recovery codes are left'),
    ).toBeVisible();

    await context.clearCookies();
    await logIn(page, email);
    await main(page).getByLabel('Code').fill(code);
    await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(
      main(page).getByText('The code is not right, or it was used already'),
    ).toBeVisible();
    await main(page).getByLabel('Code').fill(recovery);
    await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await arriveAt(page, 'Welcome back');
    await page.goto('/account');
    await expect(
      card(page, 'Authenticator app').getByText('9 recovery codes are left'),
    ).toBeVisible();
  },
);

thoroughTest(
  'a mailed link moves the account to a new address, and another replaces a forgotten password',
  async () => {
    const { page, context } = await visit({ noise: 'failed requests' });
    await owner(context, 'mail-before');
    const email = 'mail@example.com';
    await page.goto('/account');
    await expect(card(page, 'E-mail').getByText('Confirmed', { exact: true })).toBeVisible();
    await card(page, 'E-mail').getByRole('button', { name: 'Change e-mail' }).click();
    await page.getByLabel('New e-mail').fill(email);
    await page.getByRole('button', { name: 'Send a link there' }).click();
    await expect(page.getByText('A link is on its way to the new address')).toBeVisible();
    await followMail(page, email);
    await main(page).getByRole('button', { name: 'Confirm this address' }).click();
    await expect(main(page).getByText('Your e-mail address is confirmed.')).toBeVisible();

    await page.goto('/log-in');
    await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
    // The form on the previous page has a field with the same name.
    await arriveAt(page, 'Reset your password');
    await main(page).getByLabel('E-mail').fill(email);
    await main(page).getByRole('button', { name: 'Send the link' }).click();
    await expect(main(page).getByText('a link is on its way')).toBeVisible();
    await followMail(page, email);
    await main(page).getByLabel('New password').fill(NEW_PASSWORD);
    await main(page).getByRole('button', { name: 'Change password' }).click();
    await expect(main(page).getByText('Your password is changed')).toBeVisible();
    await logIn(page, email, NEW_PASSWORD);
    await arriveAt(page, 'Welcome back');
    await page.goto('/account');
    await expect(card(page, 'E-mail').getByText('Confirmed', { exact: true })).toBeVisible();
  },
);

thoroughTest(
  'another browser is listed and logged out, and a changed password is confirmed',
  async () => {
    const { page, context } = await visit({ noise: 'failed requests' });
    const email = await owner(context, 'browsers');
    const elsewhere = await visit();
    await logIn(elsewhere.page, email);
    await arriveAt(elsewhere.page, 'Welcome back');
    await page.goto('/account');
    const sessions = card(page, 'Where you are logged in');
    await expect(sessions.getByText('This browser')).toBeVisible();
    await sessions.getByRole('button', { name: /^Log out .* on / }).click();
    await expect(sessions.getByText('Log out all others')).not.toBeAttached();
    await elsewhere.page.reload();
    await expect(elsewhere.page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
    await card(page, 'Password').getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    await expect(card(page, 'Password').getByText('Password changed.')).toBeVisible();
  },
);

thoroughTest('a new factor offers to log out every other browser', async () => {
  const { page, context } = await visit({ noise: 'failed requests' });
  const email = await owner(context, 'elsewhere');
  const elsewhere = await visit();
  await logIn(elsewhere.page, email);
  await arriveAt(elsewhere.page, 'Welcome back');
  await withAuthenticator(page);
  await page.goto('/account');
  await card(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Test laptop');
  await page.getByRole('button', { name: 'Go on' }).click();
  const offer = page.getByRole('alertdialog', { name: 'Log out everywhere else?' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(
    card(page, 'Recent activity').getByText('All other browsers were logged out'),
  ).toBeVisible();
  await elsewhere.page.reload();
  await expect(elsewhere.page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
});

thoroughTest(
  'the screen of an account fits and is accessible, from a phone to a desktop, light and dark',
  async () => {
    const { page, context } = await visit({ width: PHONE });
    await owner(context, 'a-rather-long-name.for-a-narrow-screen.of-a-phone');
    await page.goto('/account');
    await expect(card(page, 'Recent activity').getByText('Account created')).toBeVisible();
    for (const width of [320, PHONE, 768, DESKTOP]) {
      await resize(page, width);
      expect({ width, overflow: await horizontalOverflow(page) }).toEqual({ width, overflow: 0 });
    }
    for (const width of journeyWidths(PHONE)) {
      await resize(page, width);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await colourProblems(page)).toEqual([]);
    }
  },
);
