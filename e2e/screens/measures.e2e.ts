import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PHONE, resize, visitsOf } from '../support/browser';
import { card, comeTo, main, undo } from '../support/page';
import { linkPersona } from '../support/services/practice-bank';
import { atRest } from '../support/rest';
import { thoroughTest } from '../support/thorough-test';

/**
 * These tests check the table of measures on a phone, for a family with a linked bank. The first minute has its own
 * file.
 */

const visit = visitsOf();

const HOME_PX = 2_800;
const CASH_FLOW_PX = 3_000;
const FIRST_ROW_PX = 330;
const FOOTER_PX = 120;
const MOST_OTHER = 0.05;
/** This pattern matches a number of a store or a payment, a star of a processor, and two words in capitals. */
const RAW_TEXT = /#|\*|\d{3}|\b[A-Z]{5,} [A-Z]{4,}\b/;

const CHARTED = ['/', '/spending', '/cashflow', '/liabilities', '/wealth-plan'];

let page: Page;
let taps = 0;
test.beforeAll(async () => {
  ({ page } = await visit({ width: PHONE, lasts: true }));
  await linkPersona(page, /^Family/i);
});
test.beforeEach(async () => {
  await comeTo(page, '/');
  await expect(safeToSpend()).toBeVisible();
  await atRest(page);
  taps = 0;
});

async function tap(target: Locator): Promise<void> {
  taps += 1;
  await target.click();
}

const safeToSpend = () => main(page).getByText(/^Safe to spend until [A-Z]\w+ \d+$/);
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name, exact: true });
const topOf = async (place: Locator) => (await place.boundingBox())!.y;
const bottomOf = async (place: Locator) => {
  const { y, height } = (await place.boundingBox())!;
  return y + height;
};
/** The room behind the tabs, after the end of the footer, is empty. */
const heightOf = (each: Page): Promise<number> =>
  each.evaluate(() => {
    const footer = document.querySelector('footer');
    return footer ? footer.getBoundingClientRect().bottom + window.scrollY : Infinity;
  });
const list = () => page.getByRole('table', { name: 'Transactions' });

test('home is at most 2,800 px long, and its closed footer at most 120 px high', async () => {
  // The part of another team at the end of home loads when the user scrolls near it.
  await page.keyboard.press('End');
  await atRest(page);
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(HOME_PX);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('© 2025 Halyard')).toBeVisible();
  expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(FOOTER_PX);
});

test('the tabs cover neither the end of a page nor a toast', async () => {
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await page.keyboard.press('End');
  await atRest(page);
  await page.keyboard.press('End');
  const footer = page.getByRole('contentinfo');
  await expect.poll(() => bottomOf(footer)).toBeLessThanOrEqual((await topOf(tabs)) + 1);
  await main(page)
    .getByRole('button', { name: /^Snooze for a week/ })
    .first()
    .click();
  const toast = page.getByText('Insight snoozed for a week');
  await expect(toast).toBeVisible();
  expect(await bottomOf(toast)).toBeLessThanOrEqual(await topOf(tabs));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
});

thoroughTest(
  'cash flow says first whether the cash lasts, and is at most 3,000 px long',
  async () => {
    await comeTo(page, '/cashflow');
    await expect(
      main(page).getByText(/^At its lowest, your cash is about \$[\d,]+ on /),
    ).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'In your own calendar' })).toBeVisible();
    await atRest(page);
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(CASH_FLOW_PX);
  },
);

thoroughTest('all words of the search of transactions are in view', async () => {
  await tap(tab('Transactions'));
  const search = page.getByPlaceholder('Search merchants, categories...');
  await expect(search).toBeVisible();
  const room = await search.evaluate((box: HTMLInputElement) => {
    const style = getComputedStyle(box);
    const words = document.createElement('span');
    words.textContent = box.placeholder;
    words.style.font = getComputedStyle(box, '::placeholder').font;
    words.style.whiteSpace = 'nowrap';
    words.style.position = 'absolute';
    document.body.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return (
      box.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight) -
      width
    );
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('“Can I spend $200 today?” needs no tap: what is safe to spend is in the first view of home', async () => {
  const figure = safeToSpend().locator('xpath=following-sibling::dd');
  await expect(figure).toHaveText(/^−?\$[\d,]+\.\d\d$/);
  expect(await bottomOf(figure)).toBeLessThan(page.viewportSize()!.height / 2);
});

test('a row is in another category after 3 taps from home, and the first row is in view', async () => {
  await tap(tab('Transactions'));
  const rows = list().getByRole('row').filter({ hasText: 'Details' });
  await expect(rows.first()).toBeVisible();
  expect(await topOf(rows.first())).toBeLessThanOrEqual(FIRST_ROW_PX);
  await tap(
    list()
      .getByRole('button', { name: /^Change category/ })
      .first(),
  );
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Pets', exact: true }).first());
  await expect(page.getByText('Category changed to Pets')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(3);
  await undo(page);
});

thoroughTest(
  'the total of last month’s dining is 2 taps away from home, and is what the API counts',
  async () => {
    await tap(tab('Spending'));
    const months = page.getByRole('radiogroup', { name: 'Month' }).locator('label');
    await tap(months.nth(1));
    const [month = ''] = (await months.nth(1).innerText()).split('\n');
    const row = main(page).getByRole('listitem').filter({ hasText: 'Dining Out' });
    expect(taps).toBeLessThanOrEqual(2);
    const wanted = await page.evaluate(async (label) => {
      const iso = new Date(`${label} 1 UTC`).toISOString().slice(0, 7);
      const answer = await fetch(`/api/finance/spending?userId=demo_user&month=${iso}`);
      const { categories } = (await answer.json()) as {
        categories: { name: string; amount: number }[];
      };
      return categories.find(({ name }) => /dining/i.test(name))!.amount;
    }, month);
    const printed = wanted.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    await expect(row.filter({ hasText: printed }).first()).toBeVisible();
  },
);

test('no list shows the raw text of a bank, and at most 5 % of the rows are in Other', async () => {
  const shown = async (names: Locator): Promise<string[]> => {
    await expect(names.first()).toBeVisible();
    return names.allInnerTexts();
  };
  const texts = await shown(card(page, 'Notifications').getByRole('listitem'));
  await tap(tab('Transactions'));
  texts.push(...(await shown(list().locator('[id^="merchant-"]'))));
  await tap(tab('Spending'));
  const recent = main(page).getByRole('region', { name: 'Recent Transactions' });
  texts.push(...(await shown(recent.getByRole('link'))));
  // On the first day of a month, spending has few recent rows.
  expect(texts.length).toBeGreaterThan(10);
  const words = texts.map((text) => text.replaceAll(/[−+]?\$[\d,.]+|\b\d{4}\b/g, ''));
  expect(words.filter((text) => RAW_TEXT.test(text))).toEqual([]);

  const rows = await page.evaluate(async () => {
    const answer = await fetch('/api/finance/transactions?userId=demo_user');
    type Row = { merchant: string; category: string };
    const { transactions } = (await answer.json()) as { transactions: Row[] };
    return transactions.map(({ merchant, category }) => ({ merchant, category }));
  });
  const other = rows.filter(({ category }) => category === 'Other');
  const insured = rows.filter(({ merchant }) => merchant === 'GEICO');
  expect(new Set(insured.map(({ category }) => category))).toEqual(new Set(['Auto Insurance']));
  expect(other.length / rows.length).toBeLessThanOrEqual(MOST_OTHER);
});

thoroughTest('no label of a chart leaves its card', async () => {
  for (const path of spread(CHARTED, 3)) {
    await comeTo(page, path);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    if (path === '/cashflow') await main(page).getByText('Money flow').click();
    await page.setViewportSize({ width: PHONE, height: 6000 });
    await atRest(page);
    await expect(main(page).getByText('Loading chart...')).toHaveCount(0);
    const drawn = await main(page)
      .locator('svg text')
      .evaluateAll((labels) =>
        labels.map((label) => {
          const edge = label.closest('section')!.getBoundingClientRect();
          const { left, right } = label.getBoundingClientRect();
          return { text: label.textContent, isInside: left >= edge.left && right <= edge.right };
        }),
      );
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter(({ isInside }) => !isInside)).toEqual([]);
  }
  await resize(page, PHONE);
});
