import { expect } from '@playwright/test';
import { accessibilityProblems } from '../../support/accessibility';
import { PHONE, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { chooseByKey, press } from '../../support/input/keys';
import { expectMessage, main } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

/** This is the smallest PNG. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

for (const width of journeyWidths(PHONE)) {
  thoroughTest(
    `a dinner is shared and has a receipt, a market is split by key, and the history is undone at ${width} px`,
    async () => {
      const { page, context } = await visit({ width });
      const own = financialData(context);
      const { id } = await own.account('Cash jar', 500);
      await own.transaction(id, 'Trattoria', -100, 'Dining Out');
      await own.transaction(id, 'Bob', 60, 'Other');
      await own.transaction(id, 'Market', -80, 'Groceries');
      await page.goto('/transactions');
      const row = main(page).getByRole('row').filter({ hasText: 'Trattoria' }).first();
      await press(row.getByRole('button', { name: 'Details' }));
      const panel = page.getByRole('dialog', { name: 'Trattoria' });
      await press(panel.getByRole('button', { name: 'Paid for others' }));
      await panel.getByLabel(/^Others pay back/).fill('60');
      await press(panel.getByRole('button', { name: 'Save', exact: true }));
      await expectMessage(page, 'Only your own share counts now');
      await press(panel.getByRole('button', { name: /^Match Bob/ }));
      await expectMessage(page, 'Matched with the purchase');
      await press(panel.getByRole('button', { name: 'Receipts' }));
      await panel.getByLabel(/^Attach a receipt/).setInputFiles({
        name: 'dinner.png',
        mimeType: 'image/png',
        buffer: Buffer.from(PNG, 'base64'),
      });
      await expect(panel.getByRole('link', { name: 'dinner.png' })).toBeVisible();
      await atRest(page);
      expect(await accessibilityProblems(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      const market = main(page).getByRole('row').filter({ hasText: 'Market' });
      await press(market.getByRole('button', { name: 'Details' }));
      const whole = page.getByRole('dialog', { name: 'Market' });
      await press(whole.getByRole('button', { name: 'Split into parts' }));
      const [first, second] = [1, 2].map((part) =>
        whole.getByRole('group', { name: `Part ${part}` }),
      );
      await first!.getByLabel('Amount').press('ControlOrMeta+a');
      await page.keyboard.type('50');
      await expect(whole.getByText('Left to assign: $30.00')).toBeVisible();
      await expect(whole.getByRole('button', { name: 'Save split' })).toBeDisabled();
      await chooseByKey(second!.getByLabel('Category'), 'Pets');
      await page.keyboard.press('Tab');
      await page.keyboard.type('30');
      await press(whole.getByRole('button', { name: 'Save split' }));
      await expectMessage(page, 'Split saved');
      await page.keyboard.press('Escape');
      await expect(market).toHaveCount(2);
      await expect(market.filter({ hasText: 'Pets' })).toContainText('−$30.00');

      await page.goto('/activity');
      await expect(main(page).getByText('Changed Bob')).toBeVisible();
      await atRest(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await press(main(page).getByRole('button', { name: 'Undo: Changed Bob' }));
      await expectMessage(page, 'Change undone');
      await expect(main(page).getByText('Undone', { exact: true })).toBeVisible();
    },
  );
}
