import { expect, test } from '@playwright/test';
import { accessibilityProblems } from '../../support/accessibility';
import { PHONE, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { expectMessage, main, undo } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

for (const width of journeyWidths(PHONE)) {
  thoroughTest(`a row is tagged, hidden, and found by its tag by key at ${width} px`, async () => {
    const { page, context } = await visit({ width });
    const own = financialData(context);
    const { id } = await own.account('Cash jar', 500);
    await own.transaction(id, 'Blue Bottle', -4);
    await own.transaction(id, 'Book shop', -20);
    await page.goto('/transactions');
    const row = (name: string) => main(page).getByRole('row').filter({ hasText: name });
    const expenses = main(page).locator('dt', { hasText: 'Expenses' }).locator('+ dd');
    const details = row('Blue Bottle').getByRole('button', { name: 'Details' });
    await details.focus();
    await details.press('Enter');

    const panel = page.getByRole('dialog', { name: 'Blue Bottle' });
    const field = panel.getByLabel('Add a tag');
    await field.focus();
    await page.keyboard.type('trip');
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Tagged trip');
    await page.keyboard.type('<b>work</b>');
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Tagged <b>work</b>');
    const remove = panel.getByRole('button', { name: 'Remove tag <b>work</b>' });
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('panel.png') });
    await remove.focus();
    await remove.press('Enter');
    await expectMessage(page, 'Tag <b>work</b> removed');
    await expect(field).toBeFocused();
    const hide = panel.getByRole('switch', { name: 'Hide from spending' });
    await hide.focus();
    await hide.press('Space');
    await expectMessage(page, 'Hidden from spending');
    await page.keyboard.press('Escape');
    await expect(expenses).toHaveText('$20.00');
    await expect(row('Blue Bottle')).toContainText('Hidden');
    await expect(row('Blue Bottle')).toContainText('#trip');

    await undo(page);
    await expect(expenses).toHaveText('$24.00');
    if (width === PHONE)
      await main(page)
        .getByRole('button', { name: /^Filter/ })
        .press('Enter');
    await page.getByLabel('Tag', { exact: true }).selectOption('trip');
    await expect(page).toHaveURL(/\?tag=trip$/);
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('filter.png') });
    await page.reload();
    await expect(row('Blue Bottle')).toBeVisible();
    await expect(row('Book shop')).toHaveCount(0);
    await expect(expenses).toHaveText('$4.00');
    await atRest(page);
    await page.screenshot({ path: test.info().outputPath('list.png') });
  });
}
