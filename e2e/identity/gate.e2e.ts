import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from '../support/accessibility';
import { DESKTOP, PHONE, resize, visitsOf } from '../support/browser';
import { smallTargets } from '../support/input/touch';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

async function reachStep(page: Page, step: number): Promise<void> {
  const line = page.getByText(`Step ${step} of 6`);
  while (!(await line.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
}

async function reachTheEnd(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: 'Complete Setup' });
  while (!(await end.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
}

test.describe('a person who is new', () => {
  let page: Page;
  test.beforeAll(async () => {
    ({ page } = await visit({ lasts: true, onboarded: false }));
  });

  for (const path of ['/', '/budget', '/help', '/there-is-no-such-page']) {
    test(`before onboarding ${path} leads to the welcome page`, async () => {
      await page.goto(path);
      await page.waitForURL('**/welcome');
    });
  }

  for (const width of [DESKTOP, PHONE]) {
    thoroughTest(`the welcome page is accessible at ${width} px`, async () => {
      await resize(page, width);
      await page.goto('/welcome');
      await expect(
        page.getByRole('heading', { name: 'Start Your Financial Journey' }),
      ).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }
});

test('after onboarding /onboarding leads home', async () => {
  const { page } = await visit();
  await page.goto('/onboarding');
  await page.waitForURL((url) => url.pathname === '/');
});

//
test('the questionnaire keeps its answers through a reload and ends at home', async () => {
  const { page } = await visit({ onboarded: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  const first = page.getByRole('group', { name: 'What is your earliest memory of money?' });
  await first.getByRole('textbox').fill('A jar of coins');
  await page.reload();
  await expect(first.getByRole('textbox')).toHaveValue('A jar of coins');
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  for (let step = 1; step <= 6; step += 1) {
    await reachStep(page, step);
    if (THOROUGH || step % 3 === 1) expect(await accessibilityProblems(page)).toEqual([]);
  }
  await reachTheEnd(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const stored = await page.evaluate(() => ({
    flag: localStorage.getItem('onboardingCompleted'),
    answers: localStorage.getItem('onboardingAnswers'),
  }));
  expect(stored.flag).toBe('true');
  expect(JSON.parse(stored.answers ?? '{}')).toMatchObject({ q1: 'A jar of coins' });
});

test.describe('on a phone', () => {
  thoroughTest(
    'every view of the questionnaire opens at its top, fits a finger, and overflows nothing',
    async () => {
      const { page } = await visit({ onboarded: false, width: PHONE });
      await page.goto('/onboarding');
      for (let step = 1; step <= 6; step += 1) {
        await reachStep(page, step);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        expect(await smallTargets(page.getByRole('main'))).toEqual([]);
        expect(await horizontalOverflow(page)).toBe(0);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      }
      await resize(page, 320);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await horizontalOverflow(page)).toBe(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );
});
