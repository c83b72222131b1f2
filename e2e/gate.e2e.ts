import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { becomes } from './support/becomes';
import { DESKTOP, PHONE, resize, visitsOf } from './support/browser';

const visit = visitsOf();

describe('a person who is new', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit({ lasts: true, onboarded: false }));
  });

  test.each(['/', '/budget', '/help', '/there-is-no-such-page'])(
    'before onboarding %s leads to the welcome page',
    async (path) => {
      await page.goto(path);
      await page.waitForURL('**/welcome');
    },
  );

  test.each([DESKTOP, PHONE])('the welcome page is accessible at %i px', async (width) => {
    await resize(page, width);
    await page.goto('/welcome');
    await page.getByRole('heading', { name: 'Start Your Financial Journey' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
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
  const first = page.getByLabel('What is your earliest memory of money?');
  await first.fill('A jar of coins');
  await page.reload();
  await becomes(() => first.inputValue(), 'A jar of coins');
  expect(await page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true);
  for (let step = 1; step < 6; step += 1) {
    await page.getByText(`Step ${step} of 6`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const stored = await page.evaluate(() => ({
    flag: localStorage.getItem('onboardingCompleted'),
    answers: localStorage.getItem('onboardingAnswers'),
  }));
  expect(stored.flag).toBe('true');
  expect(JSON.parse(stored.answers ?? '{}')).toMatchObject({ q1: 'A jar of coins' });
});
