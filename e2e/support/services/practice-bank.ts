import { expect, type Page } from '@playwright/test';

const TITLE = 'Practice bank – not a real connection';

/** Presses a button that closes Link. A click would wait for an answer of the frame, which is then gone. */
export const closeBy = (page: Page, name: string): Promise<void> =>
  page
    .frameLocator(`iframe[title*="Practice bank"]`)
    .getByRole('button', { name, disabled: false })
    .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));

/** Goes through the practice bank's Link like a user, from the open window to the end. */
export async function connectPersona(page: Page, persona: RegExp): Promise<void> {
  const link = page.frameLocator(`iframe[title*="Practice bank"]`);
  await expect(link.getByText(TITLE).first()).toBeVisible();
  await link.getByRole('button', { name: /First Platypus Bank/ }).click();
  await link.getByRole('radio', { name: persona }).check();
  await link.getByRole('button', { name: 'Continue' }).click();
  await expect(link.getByRole('heading', { name: /Choose accounts/ })).toBeVisible();
  await link.getByRole('button', { name: 'Continue' }).click();
  await expect(link.getByRole('heading', { name: /Share with Halyard/ })).toBeVisible();
  await link.getByRole('button', { name: 'Allow' }).click();
  await expect(link.getByRole('heading', { name: /is connected/ })).toBeVisible();
  await closeBy(page, 'Finish');
}

/** Links the bank of this persona on the bank's own screen. */
export async function linkPersona(page: Page, persona: RegExp): Promise<void> {
  await page.goto('/plaid-test');
  await page.getByRole('button', { name: /^Connect/ }).click();
  await connectPersona(page, persona);
  await expect(page.getByText('Bank account connected successfully!').first()).toBeVisible();
}
