import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { visitsOf } from '../support/browser';
import { type CopiedRemote, copiedRemote } from '../support/remotes/copied-remote';
import { sharedProductUrl } from '../support/environment';
import { arriveAt, choose, follow, main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

/*
 * The shell and one remote under development, from a copy of the remote's sources that the tests edit: through the
 * same servers as `npm run dev`, over the api of the product that all suites share.
 */

let copy: CopiedRemote;
let url = '';
let servers: ChildProcess;

test.beforeAll(async () => {
  copy = copiedRemote('mfe-money');
  servers = spawn(process.execPath, ['e2e/setup/dev-servers.mjs', 'money', sharedProductUrl()], {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise<string>((resolve, reject) => {
    servers.stdout?.on('data', (text) => {
      const [said] = /^http:\S+/m.exec(String(text)) ?? [];
      if (said) resolve(said);
    });
    servers.on('exit', (code) => reject(new Error(`the dev servers ended with ${code}`)));
  });
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => servers.on('exit', resolve));
  servers.kill('SIGKILL');
  await ended;
  copy.remove();
});

const visit = visitsOf(() => url);

const titled = (page: Page, title: string) =>
  main(page).getByRole('heading', { level: 2, name: title, exact: true });

thoroughTest('an edit shows on the open screen, which keeps the chosen filter', async () => {
  const { page } = await visit();
  await page.goto('/budget');
  await arriveAt(page, 'Budget');
  await choose(page, 'Filter categories', 'Over Budget');
  copy.edit('budget/lines/budget-lines.tsx', 'title="Categories"', 'title="Lines"');
  await expect(titled(page, 'Lines')).toBeVisible();
  const chips = page.getByRole('radiogroup').getByRole('radio', { checked: true });
  await expect(chips).toHaveAttribute('value', 'over');
});

thoroughTest('an edit of the endpoints replaces the previous ones', async () => {
  // After two quick edits, the first may be gone before the page requests it. The page then loads the second.
  const { page } = await visit({ noise: 'failed requests' });
  await page.goto('/budget');
  await arriveAt(page, 'Budget');
  copy.edit(
    'data/budget-endpoints.ts',
    'read(FINANCE_PATHS.budget, {',
    "read(FINANCE_PATHS.budget, { edited: 'yes',",
  );
  // The screen shows that the previous edit has arrived.
  copy.edit('budget/budget-cards.tsx', 'label="Total Budgeted"', 'label="Planned total"');
  await expect(main(page).getByText('Planned total')).toBeVisible();
  const editRequest = page.waitForRequest((request) => request.url().includes('edited=yes'));
  await page.getByRole('button', { name: 'Previous month' }).click();
  await editRequest;
});

thoroughTest('a remote that was edited before its first visit opens with the edit', async () => {
  const { page } = await visit();
  await page.goto('/__platform');
  await arriveAt(page, 'Platform');
  copy.edit('income/summary-card.tsx', 'title="Income Summary"', 'title="What comes in"');
  await follow(page, 'Income');
  await arriveAt(page, 'Income & Spending Analysis');
  await expect(titled(page, 'What comes in')).toBeVisible();
});
