import { spread, THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { PHONE, resize, visitsOf } from '../support/browser';
import { faultsOfFigures, faultsOfState } from '../support/faults';
import { addLargeHousehold, addSmallHousehold } from '../support/household/large-household';
import { arriveAt, comeTo, main } from '../support/page';
import { atRest } from '../support/rest';
import type { DataScreen } from '../support/screen';
import { DATA_SCREENS } from '../support/screens';
import { layoutShift, watchShifts } from '../support/shifts';
import { smallTargets } from '../support/input/touch';

/**
 * These tests open every screen with figures for users with extreme data and without a connection. The other suites
 * here cover the other states.
 */

const MOST_SHIFT = 0.01;

const visit = visitsOf();
const SCREENS = DATA_SCREENS.filter(({ path }) => path !== '/privacy-policy-dynamic');

async function shown(page: Page, { heading, loaded }: DataScreen): Promise<void> {
  await arriveAt(page, heading);
  await expect(main(page).getByText(loaded).first()).toBeVisible();
  await atRest(page);
}

const HOUSEHOLDS = [
  { name: 'long names, eight digits, and many rows', add: addLargeHousehold, always: true },
  { name: 'one account and one row', add: addSmallHousehold, always: false },
];

for (const { name, add, always } of HOUSEHOLDS) {
  test.describe(`with ${name}`, () => {
    let page: Page;
    test.beforeAll(async () => {
      const visited = await visit({ width: PHONE, hasOwnData: true, lasts: true });
      ({ page } = visited);
      await page.addInitScript(watchShifts);
      await add(visited.context);
    });

    for (const screen of always || THOROUGH ? spread(SCREENS, 1) : []) {
      test(`${screen.path} fits, is accessible, suits a finger, and shifts nothing`, async () => {
        await resize(page, PHONE);
        await page.goto(screen.path);
        await shown(page, screen);
        expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
        expect(await faultsOfFigures(page)).toEqual([]);
        expect(await smallTargets(main(page))).toEqual([]);
      });
    }
  });
}

test('without a connection, every screen that was open shows its figures or a failure', async () => {
  const { page, context } = await visit({ width: PHONE, hasOwnData: true, noise: 'anything' });
  await addSmallHousehold(context);
  const opened = spread(SCREENS, 2);
  for (const screen of opened) {
    await comeTo(page, screen.path);
    await shown(page, screen);
  }
  await context.setOffline(true);
  for (const screen of opened) {
    await comeTo(page, screen.path);
    await arriveAt(page, screen.heading);
    const figures = main(page).getByText(screen.loaded).first();
    await expect(figures.or(main(page).getByRole('alert')).first()).toBeVisible();
    expect({ path: screen.path, faults: await faultsOfState(page) }).toEqual({
      path: screen.path,
      faults: [],
    });
  }
});
