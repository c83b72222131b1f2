import { expect, test } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from '../../support/accessibility';
import { DESKTOP, PHONE, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { press, chooseByKey } from '../../support/input/keys';
import { arriveAt, card, expectMessage, main } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

for (const width of journeyWidths(PHONE)) {
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
    await press(panel.getByRole('button', { name: 'Why?' }));
    await expect(panel.getByText('Nothing says what it is yet.')).toBeVisible();
    await expect(panel.getByText('You entered them.')).toBeVisible();
    await press(panel.getByRole('link', { name: 'Always do this' }));

    await arriveAt(page, 'Rules');
    const sheet = page.getByRole('dialog', { name: 'Add rule' });
    await expect(sheet.getByLabel('Value')).toHaveValue('Blue Bottle');
    await chooseByKey(sheet.getByLabel('Category'), 'Dining Out');
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

const conditionOf = (value: string) => ({ field: 'merchant', operator: 'contains', value });

for (const width of journeyWidths(DESKTOP)) {
  thoroughTest(
    `rules are dragged, moved by key, copied, and added from a text at ${width} px`,
    async () => {
      const { page, context } = await visit({ width });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await financialData(context).account('Cash jar', 500);
      await page.goto('/rules');
      const rules = ['Coffee', 'Books', 'Trips'].map((name) => ({
        name,
        when: { match: 'all', conditions: [conditionOf(name)] },
        then: { tags: [name] },
      }));
      const share = card(page, 'Share rules');
      const text = share.getByLabel('Rules that somebody shared');
      await text.fill('{"rules": "none"}');
      await press(share.getByRole('button', { name: 'Add these rules' }));
      await expect(share.getByText('There are no rules in this text.')).toBeVisible();
      await text.fill(JSON.stringify(rules));
      await press(share.getByRole('button', { name: 'Add these rules' }));
      await expectMessage(page, 'Added 3 rules');
      const handle = (name: string) => main(page).getByRole('button', { name: `Move ${name}` });
      const names = main(page).getByRole('button', { name: /^Move / });
      await press(handle('Trips'), 'ArrowUp');
      await expect(handle('Trips')).toBeFocused();
      await expect(names.nth(1)).toHaveAccessibleName('Move Trips');
      await handle('Coffee').scrollIntoViewIfNeeded();
      const target = (await handle('Coffee').boundingBox())!;
      await handle('Books').hover();
      await page.mouse.down();
      await page.mouse.move(target.x + 4, target.y - 4, { steps: 8 });
      await page.mouse.up();
      await expect(names.first()).toHaveAccessibleName('Move Books');
      await page.reload();
      await expect(names.first()).toHaveAccessibleName('Move Books');
      await expect(names.nth(2)).toHaveAccessibleName('Move Trips');
      await atRest(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);

      await press(share.getByRole('button', { name: 'Copy my rules' }));
      await expectMessage(page, 'Copied 3 rules');
      const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
      expect(copied).toEqual(
        ['Books', 'Coffee', 'Trips'].map((name) => rules.find((rule) => rule.name === name)),
      );
    },
  );

  thoroughTest(
    `an earlier rule that wins is named, and a row says which rule set it, at ${width} px`,
    async () => {
      const { page, context } = await visit({ width });
      const own = financialData(context);
      const when = { match: 'all', conditions: [conditionOf('Blue Bottle')] };
      const coffee = { name: 'Coffee', when, then: { category: 'Dining Out' } };
      const { id } = await own.account('Cash jar', 500);
      await context.request.post('/api/finance/rules', { data: coffee });
      await own.transaction(id, 'Blue Bottle', -4, 'Other');
      await page.goto('/rules');
      await press(main(page).getByRole('button', { name: 'Add rule' }));
      const sheet = page.getByRole('dialog', { name: 'Add rule' });
      await sheet.getByLabel('Value').fill('Blue');
      await chooseByKey(sheet.getByLabel('Category'), 'Travel');
      const preview = sheet.getByRole('region', { name: 'Preview' });
      await expect(preview).toContainText('1 transaction fits, and 0 would change.');
      await expect(preview).toContainText('“Coffee” comes first and sets the category of 1.');
      await atRest(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.goto('/transactions');
      const row = main(page).getByRole('row').filter({ hasText: 'Blue Bottle' }).first();
      await press(row.getByRole('button', { name: 'Details' }));
      const panel = page.getByRole('dialog', { name: 'Blue Bottle' });
      await press(panel.getByRole('button', { name: 'Why?' }));
      await expect(panel.getByRole('link', { name: 'your rule “Coffee”' })).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Always do this' })).toBeVisible();
    },
  );
}
