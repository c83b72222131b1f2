import { expect } from '@playwright/test';
import { accessibilityProblems } from '../../support/accessibility';
import { DESKTOP, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { press } from '../../support/input/keys';
import { main } from '../../support/page';
import { atRest } from '../../support/rest';
import { journeyWidths } from '../../support/widths';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

for (const width of journeyWidths(DESKTOP)) {
  thoroughTest(
    `a goal leads to its changes, and one of them is undone, at ${width} px`,
    async () => {
      const { page, context } = await visit({ width });
      await financialData(context).account('Cash jar', 500);
      const goal = { name: 'Boat', target: 900, accounts: [] };
      await context.request.post('/api/finance/goals', { data: goal });
      await page.goto('/goals');
      const rows = main(page).getByRole('list', { name: 'Goals by importance' });
      await press(rows.getByRole('button', { name: /^Boat/ }));
      const panel = page.getByRole('dialog', { name: 'Boat' });
      await press(panel.getByRole('link', { name: 'What was changed' }));
      await expect(main(page).getByRole('heading', { name: 'Changes of this goal' })).toBeVisible();
      await expect(main(page).getByText('Added the goal Boat')).toBeVisible();
      await atRest(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await press(main(page).getByRole('button', { name: 'Undo: Added the goal Boat' }));
      await expect(main(page).getByText('Undone', { exact: true })).toBeVisible();
      await press(main(page).getByRole('link', { name: 'All activity' }));
      await expect(main(page).getByText('Added the account Cash jar')).toBeVisible();
    },
  );
}
