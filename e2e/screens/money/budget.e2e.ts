import { expect, test } from '@playwright/test';
import { accessibilityProblems } from '../../support/accessibility';
import { DESKTOP, PHONE, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { press, chooseByKey } from '../../support/input/keys';
import { expectMessage, main } from '../../support/page';
import { atRest } from '../../support/rest';

const visit = visitsOf();

for (const width of [PHONE, DESKTOP]) {
  // Covers P3-B4-4, P3-B4-5, P3-B4-8.
  test(`a category saves for a target and is funded from another one at ${width} px`, async () => {
    const { page, context } = await visit({ width, noise: 'failed requests' });
    const own = financialData(context);
    const { id } = await own.account('Cash jar', 500);
    await own.transaction(id, 'Work', 900, 'Salary');
    await own.transaction(id, 'Market', -80, 'Groceries');
    await own.transaction(id, 'Fuel', -15, 'Gas');
    await page.goto('/budget');
    const put = await context.request.put('/api/finance/budget?userId=demo_user', {
      data: { month: null, assigned: { groceries: 100, gas: 10 } },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(put.status()).toBe(200);
    await page.reload();
    await expect(main(page).getByText('Income to assign: $790.00')).toBeVisible();

    await press(main(page).getByRole('button', { name: 'Gas', exact: true }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Fund from…' }));
    const fund = page.getByRole('dialog', { name: 'Fund Gas' });
    await chooseByKey(fund.getByLabel('From'), 'Groceries, $20.00 left');
    await fund.getByLabel('Amount').fill('20.01');
    await press(fund.getByRole('button', { name: 'Move' }));
    await expect(fund.getByText('Groceries has only $20.00 left')).toBeVisible();
    await fund.getByLabel('Amount').fill('5');
    await press(fund.getByRole('button', { name: 'Move' }));
    await expectMessage(page, '$5.00 moved to Gas');
    await expect(main(page).getByText('+$5.00 moved')).toBeVisible();
    await press(page.getByRole('button', { name: 'Undo' }).last());
    await expect(main(page).getByText('+$5.00 moved')).toBeHidden();

    await press(main(page).getByRole('button', { name: 'Groceries', exact: true }));
    const line = page.getByRole('dialog', { name: 'Groceries budget' });
    await chooseByKey(line.getByLabel('At the end of the month'), 'Save for a target');
    await line.getByLabel('Target').fill('12345678.90');
    await line.getByLabel('By').fill('2099-12');
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await press(line.getByRole('button', { name: 'Save' }));
    await expect(main(page).getByText('$12,345,679 by Dec 2099')).toBeVisible();
    await atRest(page);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
