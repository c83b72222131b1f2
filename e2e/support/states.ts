import { spread, THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { OUTAGE, switchApi } from './api-switch';
import { DESKTOP, PHONE, resize, type Visitor } from './browser';
import { faultsOfCommonView, faultsOfState } from './faults';
import { financialData } from './household/household';
import { arriveAt, main } from './page';
import type { DataScreen } from './screen';
import { DATA_SCREENS } from './screens';

/** A press of a visible button may take this long on a busy machine. */
const PRESS_MS = 10_000;
const HINT = 'Please wait while we fetch your data';

async function isLoading(page: Page, { loading }: DataScreen): Promise<void> {
  const view = main(page).getByRole('status').filter({ hasText: HINT });
  await expect(view).toBeVisible();
  expect(await view.locator('p').allInnerTexts()).toEqual([loading, HINT]);
}

async function hasFailed(page: Page, { failure = OUTAGE }: DataScreen): Promise<void> {
  const view = main(page).getByRole('alert').filter({ hasText: 'Oops!' });
  // A change that arrives at this moment starts another read, which hides the view briefly.
  await expect(view.getByText(failure, { exact: true })).toBeVisible();
  await expect(view.getByText('Oops!', { exact: true })).toBeVisible();
}

async function hasRecovered(page: Page, screen: DataScreen): Promise<void> {
  await arriveAt(page, screen.heading);
  for (const words of screen.empty ?? [screen.loaded]) {
    await expect(main(page).getByText(words).first()).toBeVisible();
  }
  await expect(main(page).getByText('Oops!')).toHaveCount(0);
}

/** Presses Try Again, unless a change that arrives at that moment starts another read first and hides the button. */
async function tryAgain(page: Page): Promise<void> {
  const button = main(page).getByRole('button', { name: 'Try Again' });
  await button.click({ timeout: PRESS_MS }).catch(async (error: Error) => {
    if (await button.isVisible()) throw error;
  });
}

/** Runs a check on a phone and, in the thorough run, also on a desktop. The page already has the width of a phone. */
async function onBothWidths(page: Page, check: () => Promise<void>): Promise<void> {
  for (const width of THOROUGH ? [DESKTOP, PHONE] : [PHONE]) {
    await resize(page, width);
    await check();
  }
}

const USUAL_REMOTE = 'mfe-dashboard';

/**
 * Takes every screen of a remote through loading, failure, retry, and little data, on a phone and, in the thorough
 * run, on a desktop. The user has one manual account, because the sample would replace failed data of a user
 * without own data.
 */
export function describeStates(remote: string, visit: Visitor): void {
  const all = DATA_SCREENS.filter((screen) => screen.remote === remote);
  // All screens draw their states with the same parts, so the usual run checks one screen of one remote.
  const screens = THOROUGH || remote === USUAL_REMOTE ? spread(all, 1) : [];
  const [first] = screens;
  let page: Page;
  test.beforeAll(async () => {
    const options = {
      width: PHONE,
      hasOwnData: true,
      noise: 'failed requests',
      lasts: true,
    } as const;
    const { context, ...visited } = await visit(options);
    await financialData(context).account('Cash jar', 250);
    page = visited.page;
  });
  // A request that one test holds back must not delay the next test.
  test.afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

  for (const screen of screens) {
    // Covers P2-1-1, P2-4-1, P2-8-1.
    test(`${screen.path} says that it loads, fails, recovers and has little to show`, async () => {
      await resize(page, PHONE);
      const api = await switchApi(page, screen.reads);
      await page.goto(screen.path);
      await api.requested();
      await onBothWidths(page, () => isLoading(page, screen));
      // Before the code of the screen arrives, another view without a title shows that it loads.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faultsOfCommonView(page, screen === first)).toEqual([]);
      await api.to('fail');
      await onBothWidths(page, () => hasFailed(page, screen));
      expect(await faultsOfCommonView(page, screen === first)).toEqual([]);
      await api.to('pass');
      await tryAgain(page);
      await onBothWidths(page, () => hasRecovered(page, screen));
      expect(await faultsOfState(page)).toEqual([]);
    });
  }
}
