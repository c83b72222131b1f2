import { expect, type Locator, type Page } from '@playwright/test';
import {
  accessibilityProblems,
  colourProblems,
  horizontalOverflow,
} from '../support/accessibility';
import { PHONE, visitsOf } from '../support/browser';
import { arriveAt } from '../support/page';
import { personaSums, usd } from '../support/household/persona';
import { closeBy } from '../support/services/practice-bank';
import { smallTargets } from '../support/input/touch';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

const MOST_TAPS = 8;

/** Taps like a user and counts the taps. */
function tapsOn(page: Page) {
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator) {
      taps += 1;
      await target.click();
    },
    async tapLast(name: string) {
      taps += 1;
      await closeBy(page, name);
    },
  };
}

thoroughTest(
  'a newcomer on a phone needs at most 8 taps to see an own balance, and home asks whether it is right',
  async () => {
    const family = personaSums('family-homeowners');
    const { page } = await visit({ onboarded: false, width: PHONE });
    const { tap, tapLast, count } = tapsOn(page);
    const bank = page.frameLocator('iframe[title*="Practice bank"]');
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Get Started' }).first());
    await tap(page.getByRole('button', { name: 'Connect bank now' }));
    await tap(bank.getByRole('button', { name: /First Platypus Bank/ }));
    await tap(bank.getByRole('radio', { name: /Family/i }));
    await tap(bank.getByRole('button', { name: 'Continue' }));
    await expect(bank.getByRole('heading', { name: /Choose accounts/ })).toBeVisible();
    await tap(bank.getByRole('button', { name: 'Continue' }));
    await tap(bank.getByRole('button', { name: 'Allow' }));
    await expect(bank.getByRole('heading', { name: /is connected/ })).toBeVisible();
    await tapLast('Finish');
    await expect(page.getByText(`${family.accountCount} accounts found`)).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/^−?\$[\d,]+\.\d\d$/)
        .first(),
    ).toBeVisible();
    expect(count()).toBeLessThanOrEqual(MOST_TAPS);
    expect(await accessibilityProblems(page)).toEqual([]);

    await tap(page.getByRole('link', { name: 'See your home' }));
    await arriveAt(page, 'Welcome back');
    const found = page.getByRole('dialog', {
      name: new RegExp(
        `^${family.accountCount} accounts, [1-9]\\d* bills?, [1-9]\\d* paydays? – is this right`,
      ),
    });
    await expect(found).toBeVisible();
    expect(await smallTargets(found)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourProblems(page)).toEqual([]);
    await found.getByRole('button', { name: 'Looks right' }).click();
    await expect(found).toBeHidden();
    await expect(page.getByText(usd(family.netWorth)).first()).toBeVisible();
  },
);
