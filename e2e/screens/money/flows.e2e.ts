import { expect, type Locator, type Page, test } from '@playwright/test';
import { DESKTOP, PHONE, resize, visitsOf } from '../../support/browser';
import { financialData } from '../../support/household/household';
import { arriveAt, card, comeTo, expectMessage, main } from '../../support/page';
import { thoroughTest } from '../../support/thorough-test';

/** These tests go through whole flows by keyboard alone, and as a screen reader presents them. */

const visit = visitsOf();

const MOST_STOPS = 80;

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} presses of Tab did not lead to ${String(control)}`);
}

async function press(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function searchFor(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' }).last()).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole('option', { name: title, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test.describe('by keyboard alone', () => {
  thoroughTest('a policy is added, opened, and removed', async () => {
    const { page, context } = await visit({ hasOwnData: true });
    await financialData(context).account('Cash jar', 250);
    await page.goto('/');
    await arriveAt(page, 'Welcome back');
    await searchFor(page, 'Protection');
    await arriveAt(page, 'Protection');
    await press(page, main(page).getByRole('button', { name: 'Add policy' }));
    const form = page.getByRole('dialog', { name: 'Add policy' });
    await tabTo(page, form.getByLabel('Provider'));
    await page.keyboard.type('Harbor Mutual');
    await page.keyboard.press('Tab');
    await page.keyboard.type('TL-1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('32');
    await page.keyboard.press('Tab');
    await page.keyboard.type('250000');
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Policy added');
    await press(
      page,
      main(page)
        .getByRole('button', { name: 'Whole life' })
        .or(main(page).getByRole('button', { name: 'Term life' })),
    );
    const panel = page.getByRole('dialog', { name: /life policy$/ });
    await press(page, panel.getByRole('button', { name: 'Remove' }));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove policy' }));
    await expect(main(page).getByText('No policies yet')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  });

  thoroughTest('an extra payment and another strategy change the plan', async () => {
    const { page } = await visit();
    await page.goto('/wealth-plan');
    const planner = card(page, 'Debt payoff planner');
    const headline = planner.getByText(/^Free of debt in/);
    const before = await headline.innerText();
    await tabTo(page, planner.getByRole('slider', { name: /extra payment/ }));
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(headline).not.toHaveText(before);
    await tabTo(page, planner.getByRole('radio', { name: 'Avalanche' }));
    await page.keyboard.press('ArrowRight');
    await expect(planner.getByRole('radio', { name: 'Snowball' })).toBeChecked();
    await expect(planner.getByText(/smallest balance first/)).toBeVisible();
  });

  thoroughTest(
    'a notification is marked as read, an insight is put away, and the focus stays',
    async () => {
      const { page, context } = await visit({ hasOwnData: true });
      await financialData(context).account('Cash jar', 60_000);
      await page.goto('/');
      const insights = card(page, 'Financial Insights');
      const items = insights.getByRole('listitem');
      await expect(items.first()).toBeVisible();
      await press(page, items.first().getByRole('button', { name: /^Dismiss/ }));
      await expectMessage(page, 'Insight dismissed');
      await expect(insights.locator(':focus')).toHaveCount(1);
    },
  );
});

thoroughTest('marking a notification as read keeps the focus in its row', async () => {
  const { page } = await visit();
  await page.goto('/');
  const rows = card(page, 'Notifications').getByRole('listitem');
  const unread = rows.filter({ hasText: 'Unread' });
  await expect(unread.first()).toBeVisible();
  const title = await unread.first().getByRole('paragraph').first().innerText();
  const row = rows.filter({ hasText: title.replace(/^Unread:\s*/, '') });
  await press(page, row.getByRole('button', { name: /^Mark as read/ }));
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row).toBeFocused();
});

test.describe('a screen reader receives', () => {
  let page: Page;
  test.beforeAll(async () => {
    ({ page } = await visit({ width: PHONE, lasts: true }));
  });

  test('the figures of home in the order in which they answer', async () => {
    await page.goto('/');
    await expect(card(page, 'Net Worth Trend')).toBeVisible();
    await expect(main(page)).toMatchAriaSnapshot(`
      - main:
        - heading "Welcome back" [level=1]
        - paragraph: June 30, 2025
        - term: Net worth
        - definition: /\\$[\\d,]+\\.\\d\\d/
        - group:
          - term: /Safe to spend until/
          - definition: /\\$[\\d,]+\\.\\d\\d/
        - search:
          - combobox "Search"
    `);
    await expect(card(page, 'Notifications')).toMatchAriaSnapshot(`
      - region "Notifications":
        - heading "Notifications" [level=2]
        - button "Show all"
        - group "Notification list":
          - list:
            - listitem:
              - paragraph: "Unread: Rent is due tomorrow"
              - paragraph: Barton Creek Apartments takes $1,895.00 from Everyday Checking on July 1.
              - paragraph:
                - time: Jun 30, 2025
              - 'button "Mark as read: Rent is due tomorrow"'
    `);
  });

  thoroughTest('what a form lacks', async () => {
    await comeTo(page, '/protection');
    await main(page).getByRole('button', { name: 'Add policy' }).click();
    const form = page.getByRole('dialog', { name: 'Add policy' });
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toMatchAriaSnapshot(`
      - dialog "Add policy":
        - heading "Add policy" [level=2]
        - combobox "Type"
        - textbox "Provider"
        - textbox "Policy number"
        - textbox "Monthly premium"
        - textbox "Coverage"
        - switch "Active"
        - button "Cancel"
        - button "Add"
    `);
    const provider = form.getByLabel('Provider');
    await expect(provider).toBeFocused();
    await expect(provider).toHaveAttribute('aria-invalid', 'true');
    await expect(provider).toHaveAccessibleDescription(/\w+/);
  });

  thoroughTest('a row of the transactions and its details', async () => {
    await resize(page, DESKTOP);
    await comeTo(page, '/transactions');
    const list = page.getByRole('table', { name: 'Transactions' });
    await expect(list.getByRole('row').nth(2)).toBeVisible();
    await expect(list).toMatchAriaSnapshot(`
      - table "Transactions":
        - rowgroup:
          - row:
            - columnheader "Transaction"
            - columnheader "Date"
            - columnheader "Account"
            - columnheader "Amount"
            - columnheader "Actions"
        - rowgroup:
          - row:
            - cell:
              - heading "Sat, June 28" [level=2]
              - text: "Total of the day: −$88.99"
          - row:
            - cell:
              - text: Chipotle
              - button "Change category, now Dining Out"
            - cell:
              - text: 2 days ago
              - time: Jun 28, 2025
            - cell "Capitol City Visa"
            - cell "−$48.90"
            - cell:
              - button "Details"
    `);
    await list.getByRole('button', { name: 'Details' }).first().click();
    const panel = page.getByRole('dialog');
    await expect(panel).toMatchAriaSnapshot(`
      - dialog:
        - heading [level=2]
        - button "Close"
        - combobox "Category"
    `);
    await expect(panel).toHaveAccessibleName(/\w+/);
  });
});
