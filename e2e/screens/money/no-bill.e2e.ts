import { expect } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from '../../support/accessibility';
import { DESKTOP, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { press } from '../../support/input/keys';
import { card, expectMessage } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

const WEEK_MS = 7 * 86_400_000;
const WEEKS = 10;

for (const width of journeyWidths(DESKTOP)) {
  thoroughTest(
    `a payment that the user marks as no bill stays one, and the forecast names its limits, at ${width} px`,
    async () => {
      const { page, context } = await visit({ width });
      const { id } = await financialData(context).account('Everyday', 1000);
      for (let week = 0; week < WEEKS; week += 1) {
        const date = new Date(Date.now() - week * WEEK_MS).toISOString().slice(0, 10);
        const row = {
          account_id: id,
          date,
          merchant: 'Iron Gym',
          category: 'Fitness',
          amount: -35,
        };
        const answer = await context.request.post('/api/finance/transactions', { data: row });
        expect(answer.status()).toBe(201);
      }
      await page.goto('/cashflow');
      const bills = card(page, 'Bills and paydays');
      await press(bills.getByRole('button', { name: /, today: 1 entry\. Iron Gym/ }));
      await press(bills.getByRole('button', { name: /^Not a bill\s*: Iron Gym$/ }));
      await expectMessage(page, 'Iron Gym is no longer a bill');
      await page.reload();
      await expect(bills.getByRole('button', { name: /, today$/ })).toBeVisible();
      await expect(bills.getByRole('button', { name: /Iron Gym/ })).toHaveCount(0);
      const forecast = card(page, 'The next 90 days');
      await expect(forecast).not.toContainText('Iron Gym');
      await expect(forecast).toContainText('A job that ends or a large purchase');
      await atRest(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    },
  );
}
