import { expect } from '@playwright/test';
import { sharedProductUrl } from '../support/environment';
import { main } from '../support/page';
import { linkPersona } from '../support/services/practice-bank';
import { thoroughTest } from '../support/thorough-test';

/** These zones are 25 hours apart, so they never have the same day. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

for (const timezoneId of ZONES) {
  thoroughTest(
    `the server and the page have the same day in ${timezoneId}`,
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: sharedProductUrl(), timezoneId });
      await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
      const page = await context.newPage();
      await linkPersona(page, /Retiree/);
      await page.goto('/');
      const answer = await page.request.get('/api/finance/accounts');
      const { today } = await answer.json();
      const shown = new Intl.DateTimeFormat('en-US', { timeZone: timezoneId, dateStyle: 'long' });
      const iso = new Intl.DateTimeFormat('en-CA', { timeZone: timezoneId });
      const now = await page.evaluate(() => Date.now());
      expect(today).toBe(iso.format(now));
      await expect(main(page).getByText(shown.format(now), { exact: true })).toBeVisible();
      await context.close();
    },
  );
}
