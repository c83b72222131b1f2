import { expect, type Page } from '@playwright/test';
import { press } from '../input/keys';
import { arriveAt, main, reach } from '../page';

/** An `OtherPlace` is a slot on a screen and the part of another remote that it shows. */
interface OtherPlace {
  readonly slot: string;
  readonly remote: string;
  readonly file: string;
  readonly gone: string;
  readonly come: (page: Page) => Promise<void>;
  /** Uses a control of the screen around the slot. */
  readonly use: (page: Page) => Promise<void>;
}

export const OTHER_PLACES: readonly OtherPlace[] = [
  {
    slot: 'home',
    remote: 'mfe-money',
    file: 'budget-sum.',
    gone: 'Your budget is not available right now.',
    come: async (page) => {
      await page.goto('/');
      await reach(page, 'AI Assistant');
      await main(page).getByLabel('Your question').waitFor();
    },
    use: async (page) => {
      await main(page).getByLabel('Your question').fill('still works');
    },
  },
  {
    slot: 'account',
    remote: 'mfe-planning',
    file: 'saved-for.',
    gone: 'What this account holds for goals is not available right now.',
    come: async (page) => {
      await page.goto('/accounts');
      await press(main(page).getByRole('button', { name: 'Details' }).first());
    },
    use: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click();
      await expect(page.getByRole('dialog', { name: 'Transfer' })).toBeVisible();
    },
  },
  {
    slot: 'settings',
    remote: 'mfe-legal',
    file: 'ai-permission.',
    gone: 'What you allowed AI answers is not available right now.',
    come: (page) => page.goto('/settings').then(() => arriveAt(page, 'Settings')),
    use: (page) => main(page).getByText('Dark', { exact: true }).click(),
  },
];
