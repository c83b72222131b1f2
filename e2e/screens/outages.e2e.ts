import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { visitsOf } from '../support/browser';
import { financialData } from '../support/household/household';
import { expectMessage, main, reach } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

/** These tests check that typed text survives while the server cannot store it, and that it is sent again. */

const visit = visitsOf();

const FAILURES = [
  {
    status: 507,
    code: 'STORAGE_FULL',
    error: 'This could not be saved: the storage of the server is full',
  },
  {
    status: 503,
    code: 'DATABASE_UNAVAILABLE',
    error: 'Your data cannot be reached right now. Try again in a moment',
  },
] as const;

type Failure = (typeof FAILURES)[number];

/**
 * Answers the first change of this path as the api does during the failure. Returns a function that ends the
 * failure.
 */
async function failing(page: Page, path: string, { status, code, error }: Failure) {
  let isOver = false;
  await page.route(
    ({ pathname }) => pathname === path,
    (route) =>
      isOver || route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status, json: { success: false, error, code } }),
  );
  return () => {
    isOver = true;
  };
}

for (const failure of spread(FAILURES, 1)) {
  test.describe(`while the server answers ${failure.status}`, () => {
    thoroughTest('the form of a manual account keeps what was typed', async () => {
      const { page } = await visit({ noise: 'failed requests' });
      const end = await failing(page, '/api/finance/accounts', failure);
      await page.goto('/accounts?add=1');
      const dialog = (name: string) => page.getByRole('dialog', { name });
      await dialog('Add an account').getByRole('button', { name: 'Add a manual account' }).click();
      const form = dialog('Add a manual account');
      await form.getByLabel('Name').fill('Cash jar');
      await form.getByLabel('Balance').fill('1,250.50');
      await form.getByRole('button', { name: 'Add account' }).click();
      await expectMessage(page, failure.error);
      await expect(form.getByLabel('Name')).toHaveValue('Cash jar');
      await expect(form.getByLabel('Balance')).toHaveValue('1,250.50');
      end();
      await form.getByRole('button', { name: 'Add account' }).click();
      await expectMessage(page, 'Cash jar added');
    });

    thoroughTest('the chat keeps the question', async () => {
      const { page } = await visit({ noise: 'failed requests' });
      const end = await failing(page, '/api/ai/chat', failure);
      await page.goto('/');
      await reach(page, 'AI Assistant');
      const question = page.getByRole('textbox', { name: 'Your question' });
      await question.fill('What is my net worth?');
      await question.press('Enter');
      await expect(
        page.getByText("I'm sorry, I'm having trouble connecting right now."),
      ).toBeVisible();
      await expect(question).toHaveValue('What is my net worth?');
      end();
      const answered = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/ai/chat') && answer.status() === 200,
      );
      await question.press('Enter');
      await answered;
      await expect(question).toHaveValue('');
    });

    thoroughTest('the fact finder keeps the answers', async () => {
      const { page, context } = await visit({ noise: 'failed requests' });
      await financialData(context).account('Cash jar', 250);
      const end = await failing(page, '/api/finance/fact-finder', failure);
      await page.goto('/fact-finder');
      const name = main(page).getByRole('textbox', { name: 'Full name' });
      await name.fill('Ada Brook');
      await main(page).getByRole('button', { name: 'Save' }).click();
      await expect(
        main(page).getByText(`Your answers could not be saved. ${failure.error}`),
      ).toBeVisible();
      await expect(name).toHaveValue('Ada Brook');
      end();
      await main(page).getByRole('button', { name: 'Save' }).click();
      await expectMessage(page, 'Fact finder saved');
      await page.reload();
      await expect(name).toHaveValue('Ada Brook');
    });
  });
}
