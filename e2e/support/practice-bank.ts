import type { Page } from 'playwright-core';

const TITLE = 'Practice bank – not a real connection';

/** Presses a button that closes Link: a click would wait for an answer of the frame that it takes away. */
export const closeBy = (page: Page, name: string): Promise<void> =>
  page
    .frameLocator(`iframe[title*="Practice bank"]`)
    .getByRole('button', { name, disabled: false })
    .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));

/** Goes through the practice bank's Link as a person does, from the open window to the end. */
export async function connectPersona(page: Page, persona: RegExp): Promise<void> {
  const link = page.frameLocator(`iframe[title*="Practice bank"]`);
  await link.getByText(TITLE).first().waitFor();
  await link.getByRole('button', { name: /First Platypus Bank/ }).click();
  await link.getByRole('radio', { name: persona }).check();
  await link.getByRole('button', { name: 'Continue' }).click();
  await link.getByRole('heading', { name: /Choose accounts/ }).waitFor();
  await link.getByRole('button', { name: 'Continue' }).click();
  await link.getByRole('heading', { name: /Share with Halyard/ }).waitFor();
  await link.getByRole('button', { name: 'Allow' }).click();
  await link.getByRole('heading', { name: /is connected/ }).waitFor();
  await closeBy(page, 'Finish');
}
