import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { startTestProduct, type TestProduct } from '../../setup/product.mjs';
import { accessibilityProblems, horizontalOverflow } from '../../support/accessibility';
import { type AiProvider, reading, startAiProvider } from '../../support/services/ai-provider';
import { DESKTOP, PHONE, resize, visitsOf } from '../../support/browser';
import { card, comeTo, expectMessage, main, reach, undo } from '../../support/page';
import { atRest } from '../../support/rest';
import { thoroughTest } from '../../support/thorough-test';

let provider: AiProvider;
let product: TestProduct;
test.beforeAll(async () => {
  provider = await startAiProvider();
  product = await startTestProduct({ settings: () => provider.settings });
});
test.afterAll(async () => {
  await product.stop();
  await provider.close();
});

const visit = visitsOf(() => product.url, { keepsFiles: true });

const QUESTION = 'What is my net worth?';
const NO_ANSWER = 'The AI provider did not answer. Calculated from your data - no AI.';

const assistant = (page: Page) => card(page, 'AI Assistant');
const talk = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const question = (page: Page) => page.getByRole('textbox', { name: 'Your question' });

const reachAssistant = (page: Page) => reach(page, 'AI Assistant');

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await reachAssistant(page);
}

async function allow(page: Page): Promise<void> {
  await open(page);
  // A late card could move the button between the press and the release of the mouse, so this presses a key.
  await atRest(page);
  await assistant(page).getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(assistant(page).getByText('AI may read your questions.')).toBeVisible();
}

async function ask(page: Page, words = QUESTION): Promise<void> {
  await question(page).fill(words);
  await page.keyboard.press('Enter');
}

/** On a desktop, the card first shows two insights. */
async function allInsights(page: Page) {
  const insights = card(page, 'Financial Insights');
  await reach(page, 'Financial Insights');
  await insights.getByRole('button', { name: /^Show all \d+ insights$/ }).click();
  return insights;
}

/** The tests of a user who allowed AI share this page. Each one begins with an empty conversation. */
let allowed: Page;
test.beforeAll(async () => {
  ({ page: allowed } = await visit({ lasts: true }));
  await allow(allowed);
});

async function clear(page: Page): Promise<void> {
  await assistant(page).getByRole('button', { name: 'Clear conversation' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Clear this conversation?' });
  await sure.getByRole('button', { name: 'Clear conversation' }).click();
  await expectMessage(page, 'Conversation cleared');
}

async function begin(): Promise<Page> {
  await comeTo(allowed, '/');
  await reachAssistant(allowed);
  await expect(question(allowed)).toBeEnabled();
  if (
    (await talk(allowed)
      .getByText(/^You: /)
      .count()) > 0
  )
    await clear(allowed);
  return allowed;
}

const count = (page: Page, text: string | RegExp) => talk(page).getByText(text).count();
const NET_WORTH = /Your net worth is \$[\d,.]+/;
const SCORE = /Your score is \d+ of 100/;

/** Checks that the cards fit and pass axe in a window. */
async function expectLooks(page: Page, colorScheme: 'light' | 'dark', width: number) {
  await page.emulateMedia({ colorScheme });
  await resize(page, width);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
}

test('nothing is sent before permission is given, and an accessible card asks for it once', async () => {
  provider.will(reading('score'));
  const before = provider.bodies.length;
  const { page } = await visit();
  await open(page);
  const asking = page.getByRole('region', { name: 'Permission for AI' });
  await expect(asking).toBeVisible();
  await expectLooks(page, 'dark', PHONE);
  if (THOROUGH) await expectLooks(page, 'light', DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, DESKTOP);
  await reachAssistant(page);
  await ask(page);
  await expect(
    talk(page).getByText('You have not allowed AI to see your questions.'),
  ).toBeVisible();
  expect(provider.bodies).toHaveLength(before);
  await asking.getByRole('button', { name: 'Allow' }).click();
  await expect(asking).not.toBeAttached();
  await ask(page, 'How am I doing?');
  await expect(talk(page).getByText(SCORE)).toBeVisible();
  expect(provider.bodies.length).toBeGreaterThan(before);
  await page.reload();
  await reachAssistant(page);
  await expect(talk(page).getByText(SCORE)).toBeVisible();
  await expect(asking).toHaveCount(0);
});

test('an accessible answer shows its steps, opens its rows, and shows what was sent', async () => {
  provider.will(reading('net_worth'));
  const page = await begin();
  const before = provider.bodies.length;
  const letGo = provider.holdBack();
  await ask(page);
  await expect(talk(page).getByText('Reading your question')).toBeVisible();
  letGo();
  await expect(talk(page).getByText(NET_WORTH)).toBeVisible();
  await expect(talk(page).getByRole('img', { name: 'Net worth by month' })).toBeAttached();
  await expect(talk(page).getByText(NET_WORTH)).toBeInViewport();
  const sent = provider.bodies.slice(before);
  await talk(page).getByRole('button', { name: 'What was sent' }).click();
  const shown = talk(page).getByLabel(/^Request \d$/);
  await expect(shown.first()).toBeVisible();
  const spread = sent.map((body) => JSON.stringify(JSON.parse(body), null, 2));
  expect(await shown.allTextContents()).toEqual(spread);
  if (THOROUGH) await expectLooks(page, 'dark', PHONE);
  await expectLooks(page, 'light', DESKTOP);

  const figure = talk(page).getByRole('link', { name: /^\$/ }).first();
  const amount = await figure.innerText();
  await figure.click();
  await expect(
    main(page).getByRole('button', { name: new RegExp(`together \\${amount}: show all accounts`) }),
  ).toBeVisible();
});

thoroughTest('a press sends an offered question', async () => {
  provider.will(reading('net_worth'));
  const { page } = await visit();
  await open(page);
  await ask(page);
  await talk(page).getByRole('button', { name: 'What are my debts?' }).click();
  await expect(talk(page).getByText(/^You owe \$[\d,.]+ on \d debts/)).toBeVisible();
});

test('Stop ends an answer, shows this, and allows the next question', async () => {
  provider.will(reading('score'));
  const page = await begin();
  const letGo = provider.holdBack();
  await ask(page, 'How am I doing?');
  await expect(talk(page).getByText('Reading your question')).toBeVisible();
  await assistant(page).getByRole('button', { name: 'Stop' }).click();
  await expect(talk(page).getByText('interrupted')).toBeVisible();
  letGo();
  await expect(async () => {
    await talk(page).getByRole('button', { name: 'Ask again' }).last().click({ timeout: 1_000 });
    await expect(talk(page).getByText(SCORE)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

thoroughTest('a provider that fails leaves the calculated answer, with a note', async () => {
  const page = await begin();
  for (const status of [429, 500]) {
    provider.will(() => ({ error: { message: 'no' }, status }));
    await ask(page);
    await expect(
      talk(page)
        .getByText(NO_ANSWER)
        .nth(status === 429 ? 0 : 1),
    ).toBeVisible();
  }
  expect(await count(page, NET_WORTH)).toBe(2);
});

test('a false figure and bad JSON never reach the screen', async () => {
  provider.will(() => ({ content: 'Your net worth is $999,999.99. {"insights": [broken' }));
  const page = await begin();
  const insights = await allInsights(page);
  await insights.getByRole('button', { name: 'Refresh' }).click();
  await expect(insights.getByRole('heading', { level: 3 }).nth(3)).toBeVisible();
  await ask(page);
  await expect(talk(page).getByText('The AI did not understand the question.')).toBeVisible();
  expect(await main(page).innerText()).not.toMatch(/999,999\.99|broken/);
});

thoroughTest('two tabs do not mix: the second waits its turn', async () => {
  provider.will(reading('score'));
  const { page, context } = await visit({ noise: 'failed requests' });
  await allow(page);
  const other = await context.newPage();
  await open(other);
  await expect(question(other)).toBeVisible();
  const letGo = provider.holdBack();
  await ask(page, 'The first question');
  await expect(talk(page).getByText('Thinking...')).toBeVisible();
  await ask(other, 'The second question');
  await expect(talk(other).getByText('Your last question is still being answered')).toBeVisible();
  letGo();
  await expect(talk(page).getByText(SCORE)).toBeVisible();
  expect(await count(other, SCORE)).toBe(0);
});

thoroughTest('the conversation is kept until it is cleared', async () => {
  provider.will(reading('score'));
  const page = await begin();
  await ask(page, 'How am I doing?');
  await expect(talk(page).getByText(SCORE)).toBeVisible();
  await clear(page);
  await expect(talk(page).getByText('How am I doing?')).not.toBeAttached();
  await page.reload();
  await reachAssistant(page);
  await expect(assistant(page).getByText('Try asking:')).toBeVisible();
  expect(await count(page, SCORE)).toBe(0);
});

thoroughTest(
  'insights are dismissed and snoozed with a way back, and a figure opens the rows that add up to it',
  async () => {
    const page = allowed;
    // Another test may have left all insights open.
    await page.goto('/');
    const insights = await allInsights(page);
    for (const name of [/^Dismiss/, /^Snooze for a week/]) {
      const button = insights.getByRole('button', { name }).first();
      await expect(button).toBeVisible();
      const item = button.locator('xpath=ancestor::li');
      const title = await item.getByRole('heading').innerText();
      await button.click();
      await expect(insights.getByRole('heading', { name: title })).not.toBeAttached();
      await undo(page);
      await expect(insights.getByRole('heading', { name: title })).toBeVisible();
    }

    const figure = insights.locator('a[href*="type=expense"]').first();
    const amount = await figure.innerText();
    await figure.click();
    await expect(main(page).getByText(/^Showing \d+ of \d+ transactions$/)).toBeVisible();
    await expect(
      main(page).getByRole('button', { name: 'Transfers left out: show them' }),
    ).toBeVisible();
    const expenses = main(page).getByText('Expenses', { exact: true }).first().locator('xpath=..');
    expect((await expenses.innerText()).replace('−', '')).toContain(amount);
  },
);
