import { switchApi } from './support/api-switch';
import { becomes } from './support/becomes';
import { visitsOf } from './support/browser';
import { focused } from './support/focus';
import { card, gone, main } from './support/page';

const visit = visitsOf();

test('notifications show three, all, and three again', async () => {
  const { page } = await visit();
  await page.goto('/');
  const notifications = card(page, 'Notifications');
  const rows = notifications.getByRole('listitem');
  await rows.first().waitFor();
  const total = Number.parseInt(await notifications.getByText(/^\d+ total$/).innerText(), 10);
  await becomes(() => rows.count(), 3);
  await notifications.getByRole('button', { name: 'Show all' }).click();
  await becomes(() => rows.count(), total);
  await notifications.getByRole('button', { name: 'Show less' }).click();
  await becomes(() => rows.count(), 3);
  expect(total).toBeGreaterThan(3);
});

test('insights are kept, refreshed on demand, and their failure can be retried', async () => {
  const { page } = await visit({ noise: 'failed requests' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/ai/insights')) asked.push(request.url());
  });
  await page.goto('/');
  const insights = card(page, 'Financial Insights');
  await insights.getByRole('heading', { level: 3 }).first().waitFor();
  await page.reload();
  await insights.getByRole('heading', { level: 3 }).first().waitFor();
  expect(asked).toHaveLength(1);

  const api = await switchApi(page, ['/api/ai/insights']);
  await insights.getByRole('button', { name: 'Refresh' }).click();
  await insights.getByRole('button', { name: 'Refreshing...' }).waitFor();
  await api.to('fail');
  await insights.getByText('Failed to load insights').waitFor();
  await api.to('pass');
  await insights.getByRole('button', { name: 'Retry' }).click();
  await insights.getByRole('heading', { level: 3 }).first().waitFor();
  await gone(insights.getByText('Failed to load insights'));
});

test('the chat is asked by keyboard, thinks, answers and has the focus back', async () => {
  const { page } = await visit();
  const api = await switchApi(page, ['/api/ai/chat']);
  await page.goto('/');
  const question = main(page).getByRole('textbox', { name: 'Your question' });
  await main(page).getByText('AI Setup Required').waitFor();
  await becomes(() => question.getAttribute('placeholder'), 'AI setup required for chat...');
  const suggestion = main(page).getByRole('button', { name: 'Help me understand my spending' });
  await suggestion.focus();
  await page.keyboard.press('Enter');
  await becomes(() => question.inputValue(), 'Help me understand my spending');
  await question.focus();
  await page.keyboard.press('Enter');
  const talk = main(page).getByRole('log', { name: 'Conversation' });
  await talk.getByText('Thinking...').waitFor();
  expect(await question.isDisabled()).toBe(true);
  await main(page).getByRole('button', { name: '...', exact: true }).waitFor();
  await api.to('pass');
  await talk.getByText('Thinking...').waitFor({ state: 'detached' });
  await becomes(() => talk.locator('p').count(), 3);
  const lines = await talk.locator('p').allInnerTexts();
  expect(lines[2]).toMatch(/\$\d/);
  await focused(question);
  await page.reload();
  await talk.getByText('Help me understand my spending').waitFor();
});

test('the bank card checks, and what cannot be checked counts as not connected', async () => {
  const { page } = await visit({ noise: 'failed requests' });
  const api = await switchApi(page, ['/api/plaid/status']);
  await page.goto('/');
  await main(page).getByText('Checking bank connection...').waitFor();
  await api.to('fail');
  await main(page).getByText('No Bank Connected').waitFor();
  await main(page).getByText('Connect your bank to see real data').waitFor();
});

test('the search goes by keyboard to what was found', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('Netflix');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/');
});
