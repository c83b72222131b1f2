import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from '../../support/accessibility';
import { DESKTOP, PHONE, resize, visitsOf } from '../../support/browser';
import { bytesOf, card, expectMessage, main } from '../../support/page';
import { linkPersona } from '../../support/services/practice-bank';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

const LONGEST_ON_A_PHONE = 3_000;

const row = (page: Page, name: RegExp) => main(page).getByRole('row', { name });

async function expectClean(page: Page): Promise<void> {
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
}

// Covers P3-C3-1, P3-C3-4, P3-C3-6.
test('a family compares paying more and a home, saves it, and takes it along', async () => {
  const { page } = await visit({ width: PHONE });
  await linkPersona(page, /^Family homeowners/i);
  await page.goto('/what-if');
  await expect(row(page, /^Free of debt/)).toBeVisible();
  const more = main(page).getByRole('button', { name: 'Pay more' });
  await more.focus();
  await page.keyboard.press('Space');
  await expect(more).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByText(/^Free of debt .* sooner$/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Buy a home' }).click();
  await main(page).getByLabel('Price of the home').fill('400000');
  await main(page).getByLabel('Down payment').fill('80000');
  await expect(main(page).getByText(/^What others would need is known once/)).toBeVisible();
  await expect(row(page, /^Not covered/)).toHaveCount(0);
  await expectClean(page);
  const height = await main(page).evaluate((node) => node.scrollHeight);
  expect(height).toBeLessThan(LONGEST_ON_A_PHONE);
  await main(page).getByLabel('Name').fill('More, and a home');
  await main(page).getByRole('button', { name: 'Save scenario' }).click();
  await expectMessage(page, 'Scenario saved');
  const downloads = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download PDF' }).click();
  expect((await bytesOf(await downloads)).subarray(0, 5).toString()).toBe('%PDF-');
  await resize(page, DESKTOP);
  await page.reload();
  await main(page).getByRole('button', { name: 'Open More, and a home' }).click();
  await expect(main(page).getByLabel('Price of the home')).toHaveValue('400,000.00');
  if (THOROUGH) await expectClean(page);
  await main(page).getByRole('button', { name: 'Remove More, and a home' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card(page, 'Saved scenarios').getByText('Nothing saved yet')).toBeVisible();
  expect(await main(page).innerText()).not.toMatch(/fico/i);
});

thoroughTest('a retiree moves the factors of the score with the keyboard', async () => {
  const { page } = await visit({ width: PHONE });
  await linkPersona(page, /^Retiree/i);
  await page.goto('/score');
  const savings = main(page).getByLabel('Emergency savings');
  await expect(savings).toBeVisible();
  const before = await savings.getAttribute('aria-valuetext');
  await savings.focus();
  await page.keyboard.press('Home');
  await expect(savings).not.toHaveAttribute('aria-valuetext', before!);
  await expect(main(page).getByRole('button', { name: 'Back to today' })).toBeVisible();
  // The retiree already has a score above 85.
  await expect(card(page, 'What would 100 take?')).toBeVisible();
  await expectClean(page);
  if (THOROUGH) {
    await resize(page, DESKTOP);
    await expectClean(page);
  }
  expect(await main(page).innerText()).not.toMatch(/fico/i);
});
