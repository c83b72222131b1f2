import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { visitsOf } from '../support/browser';
import { escapes } from '../support/input/focus';
import { comeTo, main } from '../support/page';
import { atRest } from '../support/rest';

const visit = visitsOf();

/** Each entry is a path, the control that opens a layer, and the name of the layer. */
const LAYERS: readonly (readonly [
  string,
  readonly (readonly [string | RegExp, string | RegExp])[],
])[] = [
  [
    '/accounts',
    [
      ['Add Account', 'Add an account'],
      ['View Details', /./],
      ['Transfer', 'Transfer'],
    ],
  ],
  [
    '/transactions',
    [
      ['Add Transaction', 'Add a transaction'],
      ['Keyboard shortcuts', 'Keyboard shortcuts'],
      ['Details', /./],
    ],
  ],
  [
    '/budget',
    [
      ['Edit budget', 'Budget for June 2025'],
      ['Rent', 'Rent budget'],
    ],
  ],
  ['/income', [['Add paystub', 'Add paystub']]],
  [
    '/protection',
    [
      ['Add policy', 'Add policy'],
      ['Whole life', 'Whole life policy'],
    ],
  ],
  [
    '/assets',
    [
      ['Add asset', 'Add asset'],
      ['Everyday Checking', 'Everyday Checking'],
    ],
  ],
  [
    '/liabilities',
    [
      ['Add liability', 'Add liability'],
      ['Mazda CX-5 Loan', 'Mazda CX-5 Loan'],
    ],
  ],
];

let page: Page;
test.beforeAll(async () => {
  ({ page } = await visit({ lasts: true }));
});

for (const [path, layers] of spread(LAYERS, 1)) {
  test(`on ${path} a layer opens by key, keeps the focus and gives it back`, async () => {
    await comeTo(page, path);
    for (const [opener, name] of layers) {
      const button = main(page).getByRole('button', { name: opener, exact: true }).first();
      await button.focus();
      await page.keyboard.press('Enter');
      const layer = page.getByRole('dialog', { name });
      await expect(layer).toBeVisible();
      // Late content would bring more controls while Tab goes round.
      await atRest(page);
      expect(await escapes(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(layer).not.toBeAttached();
      await expect(button).toBeFocused();
    }
  });
}

test('a typed note is thrown away only after a question, and the focus goes back to the row', async () => {
  await comeTo(page, '/transactions');
  const details = main(page).getByRole('button', { name: 'Details' }).first();
  await details.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('shared with Ben');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 300),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).not.toBeAttached();
    await expect(note).toHaveValue('shared with Ben');
    await note.press('End');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).not.toBeAttached();
  await expect(details).toBeFocused();
});
