import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from '../../support/accessibility';
import { DESKTOP, PHONE, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { press, chooseByKey } from '../../support/input/keys';
import { arriveAt, card, expectMessage, main } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

const namesIn = (page: Page, group: string): Locator =>
  page.getByRole('list', { name: group, exact: true }).locator('bdi');

for (const width of journeyWidths(PHONE)) {
  thoroughTest(
    `a category is added, moved, filled, deleted and restored by key at ${width} px`,
    async () => {
      // The server refuses the first attempt to delete and reports what the category contains.
      const { page, context } = await visit({ width, noise: 'failed requests' });
      const own = financialData(context);
      const { id } = await own.account('Cash jar', 500);
      await page.goto('/settings');
      await press(
        card(page, 'Categories and rules').getByRole('link', { name: 'Manage categories' }),
      );
      await arriveAt(page, 'Categories');

      await press(main(page).getByRole('button', { name: 'Add category' }));
      const adding = page.getByRole('dialog', { name: 'Add category' });
      await expect(adding.getByLabel('Name')).toBeFocused();
      await page.keyboard.type('Coffee beans');
      await press(adding.getByRole('radio', { name: 'Red' }), 'Space');
      await press(adding.getByRole('radio', { name: 'Groceries' }), 'Space');
      await atRest(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await press(adding.getByRole('button', { name: 'Add' }));
      await expect(adding).not.toBeAttached();
      await expect(namesIn(page, 'Variable Expenses').last()).toHaveText('Coffee beans');

      const handle = main(page).getByRole('button', { name: 'Move Coffee beans' });
      await press(handle, 'ArrowUp');
      await expect(handle).toBeFocused();
      const place = namesIn(page, 'Variable Expenses');
      await expect(place.nth((await place.count()) - 2)).toHaveText('Coffee beans');

      await own.transaction(id, 'Roaster', -18, 'Coffee beans');
      await press(main(page).getByRole('button', { name: 'Coffee beans', exact: true }));
      const sheet = page.getByRole('dialog', { name: 'Coffee beans' });
      await press(sheet.getByRole('button', { name: 'Delete category' }));
      const dialog = page.getByRole('dialog', { name: 'Delete Coffee beans?' });
      await expect(dialog.getByText('Choose another category for 1 transaction.')).toBeVisible();
      await atRest(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await chooseByKey(dialog.getByLabel('Move to'), 'Groceries');
      await press(dialog.getByRole('button', { name: 'Delete category' }));
      await expectMessage(page, 'Deleted Coffee beans');
      await expect(main(page).getByRole('button', { name: 'Add category' })).toBeFocused();
      await page.goto('/transactions');
      await expect(
        main(page).getByRole('button', { name: 'Change category, now Groceries' }),
      ).toBeVisible();

      await page.goto('/categories');
      await press(card(page, 'Recent changes').getByRole('button', { name: /^Undo/ }));
      await expectMessage(page, 'Change undone: 1 entry');
      await expect(main(page).getByRole('button', { name: 'Move Coffee beans' })).toBeVisible();
    },
  );
}

// Covers P3-A4-7, P3-A4-12.
test('a category that is dragged stays where it was dropped', async () => {
  const { page, context } = await visit({ width: DESKTOP });
  await financialData(context).account('Cash jar', 500);
  await page.goto('/categories');
  const handle = main(page).getByRole('button', { name: 'Move Utilities' });
  const names = namesIn(page, 'Fixed Expenses');
  const target = (await names.nth(1).boundingBox())!;
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(target.x, target.y - 4, { steps: 8 });
  await expect(names.nth(1)).toHaveText('Utilities');
  await page.mouse.up();
  await page.reload();
  await expect(names.nth(1)).toHaveText('Utilities');
});

// Covers P3-A4-13.
test('a name with markup or another direction stays text, and a long one fits', async () => {
  const { page, context } = await visit({ width: PHONE });
  await financialData(context).account('Cash jar', 500);
  const names = ['<img src=x onerror=alert(1)>', 'كتب وأقلام', 'W'.repeat(40)];
  for (const name of names) {
    const data = { name, kind: 'expense', group: 'variable' };
    expect((await context.request.post('/api/finance/categories', { data })).status()).toBe(201);
  }
  await page.goto('/categories');
  const shown = namesIn(page, 'Variable Expenses');
  for (const name of names) await expect(shown.filter({ hasText: name })).toHaveText(name);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(await horizontalOverflow(page)).toBe(0);
  await main(page)
    .getByRole('button', { name: 'W'.repeat(40), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
});
