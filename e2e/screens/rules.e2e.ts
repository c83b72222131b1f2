import { expect, test } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { DESKTOP, PHONE, visitsOf } from '../support/browser';
import { financialData } from '../support/household';
import { press, typeChoice } from '../support/keys';
import { arriveAt, card, expectMessage, main } from '../support/page';
import { atRest } from '../support/rest';

const visit = visitsOf();

for (const width of [PHONE, DESKTOP]) {
  // Covers P3-A7-10, P3-A7-8.
  test(`a row becomes a rule that is previewed, applied, and undone by key at ${width} px`, async () => {
    const { page, context } = await visit({ width });
    const own = financialData(context);
    const { id } = await own.account('Cash jar', 500);
    await own.transaction(id, 'Blue Bottle', -4, 'Other');
    await own.transaction(id, 'Blue Bottle', -5, 'Other');
    await own.transaction(id, 'Book shop', -20, 'Other');
    await page.goto('/transactions');
    const row = main(page).getByRole('row').filter({ hasText: 'Blue Bottle' }).first();
    await press(row.getByRole('button', { name: 'Details' }));
    const panel = page.getByRole('dialog', { name: 'Blue Bottle' });
    await press(panel.getByRole('button', { name: 'Why this category and name?' }));
    await expect(panel.getByText('Nothing says what it is yet.')).toBeVisible();
    await press(panel.getByRole('link', { name: 'Always do this' }));

    await arriveAt(page, 'Rules');
    const sheet = page.getByRole('dialog', { name: 'Add rule' });
    await expect(sheet.getByLabel('Value')).toHaveValue('Blue Bottle');
    await typeChoice(sheet.getByLabel('Category'), 'Dining Out');
    const preview = sheet.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('2 transactions fit, and 2 would change.')).toBeVisible();
    await expect(preview.getByRole('deletion').first()).toHaveText('Other');
    await expect(preview.getByRole('insertion').first()).toHaveText('Dining Out');
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await press(sheet.getByRole('button', { name: 'Save and apply to past ones' }));
    await expectMessage(page, 'Changed 2 transactions');
    await expect(main(page).getByText('When merchant is “Blue Bottle”')).toBeVisible();
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.goto('/transactions');
    const pills = (name: string) =>
      main(page).getByRole('button', { name: `Change category, now ${name}` });
    await expect(pills('Dining Out')).toHaveCount(2);
    await page.goto('/categories');
    await press(card(page, 'Recent changes').getByRole('button', { name: /^Undo/ }).first());
    await expectMessage(page, 'Change undone: 2 entries');
    await page.goto('/transactions');
    await expect(pills('Other')).toHaveCount(3);
  });
}

// Covers P3-A7-10.
test('rules are dragged, moved by key, copied, and added from a text', async () => {
  const { page, context } = await visit({ width: DESKTOP });
  await financialData(context).account('Cash jar', 500);
  await page.goto('/rules');
  const rules = ['Coffee', 'Books', 'Trips'].map((name) => ({
    name,
    when: { match: 'all', conditions: [{ field: 'merchant', operator: 'contains', value: name }] },
    then: { tags: [name] },
  }));
  await card(page, 'Share rules')
    .getByLabel('Rules that somebody shared')
    .fill(JSON.stringify(rules));
  await press(main(page).getByRole('button', { name: 'Add these rules' }));
  await expectMessage(page, 'Added 3 rules');
  const handle = (name: string) => main(page).getByRole('button', { name: `Move ${name}` });
  const names = () => main(page).getByRole('button', { name: /^Move / });
  await press(handle('Trips'), 'ArrowUp');
  await expect(handle('Trips')).toBeFocused();
  await expect(names().nth(1)).toHaveAccessibleName('Move Trips');
  const target = (await handle('Coffee').boundingBox())!;
  await handle('Books').hover();
  await page.mouse.down();
  await page.mouse.move(target.x + 4, target.y - 4, { steps: 8 });
  await page.mouse.up();
  await expect(names().first()).toHaveAccessibleName('Move Books');
  await page.reload();
  await expect(names().first()).toHaveAccessibleName('Move Books');
  await expect(names().nth(2)).toHaveAccessibleName('Move Trips');
});
