import { expect, type Page } from '@playwright/test';
import { accessibilityProblems } from '../../support/accessibility';
import { PHONE, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { press } from '../../support/input/keys';
import { expectLastMessage, expectMessage, main } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

const rowOf = (page: Page, merchant: string) =>
  main(page).getByRole('row').filter({ hasText: merchant }).first();

for (const width of journeyWidths(PHONE)) {
  thoroughTest(
    `rows are reviewed by key, changed, and accepted at once at ${width} px`,
    async () => {
      const { page, context } = await visit({ width });
      const own = financialData(context);
      const { id } = await own.account('Cash jar', 500);
      for (const name of ['Blue Bottle', 'Book shop', 'Corner cafe'])
        await own.transaction(id, name, -4, 'Other');
      await page.goto('/transactions');
      const toReview = main(page).getByRole('button', { name: 'To review 3' });
      await expect(toReview).toBeVisible();
      const first = (await main(page)
        .getByRole('row')
        .filter({ hasText: 'Details' })
        .first()
        .boundingBox())!;
      if (width === PHONE) expect(first.y).toBeLessThanOrEqual(330);
      await press(toReview);
      await expect(rowOf(page, 'Blue Bottle')).toContainText('No category yet');
      await atRest(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('a');
      await expectMessage(page, 'Accepted 1 transaction');
      await expect(main(page).getByRole('button', { name: 'To review 2' })).toBeVisible();
      await page.keyboard.press('c');
      await press(page.getByRole('dialog').getByRole('button', { name: 'Travel' }).first());
      await expect(main(page).getByRole('button', { name: 'To review 1' })).toBeVisible();
      await expectLastMessage(page, 'Category changed to Travel');
      await press(page.getByRole('button', { name: 'Undo' }).last());
      await expect(main(page).getByRole('button', { name: 'To review 2' })).toBeVisible();
      await expectLastMessage(page, 'Change undone');
      await press(rowOf(page, 'Book shop').getByRole('button', { name: /^Change category/ }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Travel' }).first());
      await expect(main(page).getByRole('button', { name: 'To review 1' })).toBeVisible();
      await expectLastMessage(page, 'Category changed to Travel');
      await page.keyboard.press('A');
      await expect(main(page).getByRole('button', { name: 'To review 0' })).toBeVisible();
      await expectLastMessage(page, 'Accepted 1 transaction');
      await press(page.getByRole('button', { name: 'Undo' }).last());
      await expect(main(page).getByRole('button', { name: 'To review 1' })).toBeVisible();
    },
  );

  thoroughTest(`many rows are selected and changed with one undo at ${width} px`, async () => {
    const { page, context } = await visit({ width });
    const own = financialData(context);
    const { id } = await own.account('Cash jar', 500);
    for (const name of ['Blue Bottle', 'Book shop', 'Corner cafe'])
      await own.transaction(id, name, -4, 'Groceries');
    await page.goto('/transactions');
    await press(main(page).getByRole('button', { name: 'Select', exact: true }));
    await page.getByRole('checkbox', { name: 'Select Book shop' }).check();
    const bar = page.getByRole('toolbar', { name: 'Selected transactions' });
    await expect(bar.getByRole('status')).toHaveText('1 transaction selected');
    await press(bar.getByRole('button', { name: 'Select all 3 matching' }));
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await press(bar.getByRole('button', { name: 'Category' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Pets' }).first());
    await expectMessage(page, 'Changed 3 transactions');
    const pets = main(page).getByRole('button', { name: 'Change category, now Pets' });
    await expect(pets).toHaveCount(3);
    await press(page.getByRole('button', { name: 'Undo' }).last());
    await expect(pets).toHaveCount(0);
  });
}

thoroughTest('a swipe accepts the first row on a phone', async () => {
  const { page, context } = await visit({ width: PHONE });
  const own = financialData(context);
  const { id } = await own.account('Cash jar', 500);
  for (const name of ['Blue Bottle', 'Book shop']) await own.transaction(id, name, -4, 'Other');
  await page.goto('/transactions?review=1');
  const swipe = page.getByRole('group', { name: /^Review / });
  const box = (await swipe.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 12, { steps: 6 });
  await page.mouse.up();
  await expectMessage(page, 'Accepted 1 transaction');
  await expect(main(page).getByRole('button', { name: 'To review 1' })).toBeVisible();
});
