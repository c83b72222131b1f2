import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from '../../support/accessibility';
import { PHONE, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { press, chooseByKey } from '../../support/input/keys';
import { arriveAt, card, expectMessage, main } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

const bills = (page: Page) => card(page, 'Bills and paydays');
const settings = (page: Page) => card(page, 'Buffer and calendar');

async function openBuffer(page: Page): Promise<Locator> {
  await page.goto('/cashflow');
  await press(settings(page).getByRole('button', { name: 'Your buffer' }));
  return settings(page).getByLabel('Always keep at least');
}

async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
}

for (const width of journeyWidths(PHONE)) {
  // Covers P3-B1-1, P3-B1-6, P3-B1-10, P3-B3-2, P3-B3-5.
  test(`a bill is scheduled, changed, removed, and brought back by key at ${width} px`, async () => {
    const { page, context } = await visit({ width });
    await financialData(context).account('Everyday', 1000);
    await page.goto('/cashflow');
    await press(bills(page).getByRole('button', { name: 'Schedule a bill or payday' }));
    const dialog = page.getByRole('dialog', { name: 'Schedule a bill or payday' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Dentist, Dr. Tooth');
    await dialog.getByLabel('Amount').focus();
    await page.keyboard.type('120.50');
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: 'Add' }));
    await expectMessage(page, 'Added Dentist, Dr. Tooth');
    const row = bills(page).getByRole('listitem').filter({ hasText: 'Dentist, Dr. Tooth' });
    await expect(row).toContainText('−$120.50');
    await expect(row).toContainText('Due');
    const sums = main(page).getByRole('region', { name: 'Next 30 days' });
    await expect(sums).toContainText('Expected out$120.50');
    await expectAccessible(page);

    const grid = bills(page).getByRole('table', { name: /^Bills in/ });
    const today = grid.getByRole('button', { name: /, today: 1 entry\. Dentist/ });
    await today.focus();
    await page.keyboard.press('PageDown');
    const next = grid.locator('[data-chosen]');
    await expect(next).toBeFocused();
    await expect(next).toHaveAccessibleName(/ 1$/);
    await page.keyboard.press('ArrowLeft');
    await expect(grid.locator('[data-chosen]')).toBeFocused();
    await press(bills(page).getByRole('button', { name: 'Whole month' }));

    await press(row.getByRole('button', { name: /^Edit/ }));
    const edit = page.getByRole('dialog', { name: 'Edit Dentist, Dr. Tooth' });
    await chooseByKey(edit.getByLabel('How often'), 'Monthly');
    await press(edit.getByRole('button', { name: 'Save' }));
    await expect(row).toContainText('Monthly');
    await press(row.getByRole('button', { name: /^Edit/ }));
    await press(edit.getByRole('button', { name: 'Remove' }));
    await expectMessage(page, 'Removed Dentist, Dr. Tooth');
    await expect(row).not.toBeAttached();
    await press(page.getByRole('button', { name: 'Undo' }).last());
    await expect(row).toBeVisible();

    await press(settings(page).getByRole('button', { name: 'In your own calendar' }));
    await press(settings(page).getByRole('button', { name: 'Create an address' }));
    const address = settings(page).getByLabel('Your secret address');
    const file = await page.request.get(await address.inputValue());
    expect(await file.text()).toContain('SUMMARY:Dentist\\, Dr. Tooth · Due');
    await expectAccessible(page);

    await page.goto('/');
    await main(page)
      .getByRole('combobox', { name: /^search/i })
      .fill('tooth');
    await press(page.getByRole('option', { name: /^Dentist, Dr\. Tooth/ }));
    await arriveAt(page, 'Cash Flow');
  });

  thoroughTest(
    `the amount that is safe to spend follows the buffer and explains a zero, at ${width} px`,
    async () => {
      const { page, context } = await visit({ width });
      await financialData(context).account('Everyday', 1000);
      const buffer = await openBuffer(page);
      await buffer.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('300');
      await press(settings(page).getByRole('button', { name: 'Save buffer' }));
      await expectMessage(page, 'Your buffer is $300.00');
      await page.goto('/');
      const safe = main(page).locator('summary').filter({ hasText: 'Safe to spend until' });
      await press(safe);
      await expect(main(page).getByText('Your buffer')).toBeVisible();
      await expectAccessible(page);

      await openBuffer(page);
      await buffer.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('1200');
      await press(settings(page).getByRole('button', { name: 'Save buffer' }));
      await expectMessage(page, 'Your buffer is $1,200.00');
      await page.goto('/');
      await expect(safe).toContainText('You keep back more than you have today.');
      await openBuffer(page);
      await expect(buffer).toHaveValue(/1,?200/);
    },
  );
}
