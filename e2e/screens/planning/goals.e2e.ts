import { expect, test } from '@playwright/test';
import { accessibilityProblems } from '../../support/accessibility';
import { PHONE, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { press, chooseByKey } from '../../support/input/keys';
import { arriveAt, expectMessage, main, reach } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

for (const width of journeyWidths(PHONE)) {
  // Covers P3-B5-11, P3-B5-3.
  test(`a goal is added, cannot use the money of another goal, is moved by key, and undone at ${width} px`, async () => {
    const { page, context } = await visit({ width, noise: 'failed requests' });
    await financialData(context).account('Cash jar', 500);
    await page.goto('/goals');
    await expect(main(page).getByText('No goals yet')).toBeVisible();
    const add = async (name: string, amount: string) => {
      await press(main(page).getByRole('button', { name: 'Add goal' }));
      const dialog = page.getByRole('dialog', { name: 'Add goal' });
      await dialog.getByLabel('What you save for').fill(name);
      await dialog.getByLabel('Amount', { exact: true }).fill('900');
      await chooseByKey(dialog.getByLabel('Counts for this goal'), 'An amount');
      await dialog.getByLabel('Amount of Cash jar').fill(amount);
      await press(dialog.getByRole('button', { name: 'Add' }));
      return dialog;
    };
    await add('Trip to a place with a very long name indeed', '300');
    await expectMessage(page, 'Goal added');
    const dialog = await add('Boat', '201');
    await expect(dialog.getByText('Only $200.00 of Cash jar is free for this goal')).toBeVisible();
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByLabel('Amount of Cash jar').fill('200');
    await press(dialog.getByRole('button', { name: 'Add' }));
    await expect(dialog).toBeHidden();

    const rows = main(page).getByRole('list', { name: 'Goals by importance' });
    await main(page).getByRole('button', { name: 'Move Boat' }).press('ArrowUp');
    await expect(rows.getByRole('listitem').first()).toContainText('Boat');
    await expect(rows.getByRole('listitem').first()).toContainText('$200.00 of $900.00');
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);

    await press(rows.getByRole('button', { name: /^Boat/ }));
    const panel = page.getByRole('dialog', { name: 'Boat' });
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await press(panel.getByRole('button', { name: 'Delete' }));
    await expectMessage(page, 'Boat deleted');
    await expect(rows.getByText('Boat')).toBeHidden();
    await press(page.getByRole('button', { name: 'Undo' }).last());
    await expect(rows.getByText('Boat')).toBeVisible();

    await page.goto('/');
    await reach(page, 'Net Worth Trend');
    await expect(main(page).getByRole('progressbar', { name: 'Boat' })).toBeVisible();
  });

  thoroughTest(`a goal of the onboarding is on home at once at ${width} px`, async () => {
    const { page } = await visit({ width, onboarded: false });
    await page.goto('/onboarding');
    const skip = page.getByRole('button', { name: 'Skip' });
    const view = page.getByRole('heading', { level: 1 });
    while ((await view.textContent()) !== 'What do you want to have reached?') await press(skip);
    await page.getByLabel('Goal', { exact: true }).fill('Boat');
    await page.getByLabel('Amount').fill('900');
    await press(page.getByRole('button', { name: 'Look around without answering' }));
    await arriveAt(page, 'Welcome back');
    await reach(page, 'Net Worth Trend');
    await expect(main(page).getByRole('progressbar', { name: 'Boat' })).toBeVisible();
    await press(main(page).getByRole('link', { name: 'All goals' }));
    await expect(main(page).getByText('$0.00 of $900.00')).toBeVisible();
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
