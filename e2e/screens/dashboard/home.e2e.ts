import { expect } from '@playwright/test';
import { switchApi } from '../../support/api-switch';
import { visitsOf } from '../../support/browser';
import { card, main, reach } from '../../support/page';
import { thoroughTest } from '../../support/thorough-test';

const visit = visitsOf();

thoroughTest('notifications show three, all, and three again', async () => {
  const { page } = await visit();
  await page.goto('/');
  const notifications = card(page, 'Notifications');
  const rows = notifications.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const total = Number.parseInt(await notifications.getByText(/^\d+ total$/).innerText(), 10);
  await expect(rows).toHaveCount(3);
  await notifications.getByRole('button', { name: 'Show all' }).click();
  await expect(rows).toHaveCount(total);
  await notifications.getByRole('button', { name: 'Show less' }).click();
  await expect(rows).toHaveCount(3);
  expect(total).toBeGreaterThan(3);
});

thoroughTest(
  'insights are kept, refreshed on demand, and their failure can be retried',
  async () => {
    const { page } = await visit({ noise: 'failed requests' });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/ai/insights')) requests.push(request.url());
    });
    await page.goto('/');
    const insights = card(page, 'Financial Insights');
    await expect(insights.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.reload();
    await expect(insights.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(requests).toHaveLength(1);

    const api = await switchApi(page, ['/api/ai/insights']);
    await insights.getByRole('button', { name: 'Refresh' }).click();
    await expect(insights.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
    await api.to('fail');
    await expect(insights.getByText('Failed to load insights')).toBeVisible();
    await api.to('pass');
    await insights.getByRole('button', { name: 'Retry' }).click();
    await expect(insights.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(insights.getByText('Failed to load insights')).toHaveCount(0);
  },
);

thoroughTest(
  'the chat takes a question by keyboard, answers it, and returns the focus',
  async () => {
    const { page } = await visit();
    const api = await switchApi(page, ['/api/ai/chat']);
    await page.goto('/');
    await reach(page, 'AI Assistant');
    const question = main(page).getByRole('textbox', { name: 'Your question' });
    await expect(main(page).getByText('AI Setup Required')).toBeVisible();
    await expect(question).toHaveAttribute('placeholder', 'AI setup required for chat...');
    const suggestion = main(page).getByRole('button', { name: 'Help me understand my spending' });
    await suggestion.focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveValue('Help me understand my spending');
    await question.focus();
    await page.keyboard.press('Enter');
    const talk = main(page).getByRole('log', { name: 'Conversation' });
    await expect(talk.getByText('Thinking...')).toBeVisible();
    await expect(question).toBeDisabled();
    await expect(main(page).getByRole('button', { name: '...', exact: true })).toBeVisible();
    await api.to('pass');
    await expect(talk.getByText('Thinking...')).not.toBeAttached();
    const lines = talk.locator(':scope > p, :scope > div', { hasText: /^(You|Assistant): / });
    await expect(lines).toHaveCount(3);
    await expect(lines.last()).toContainText(/\$\d/);
    await expect(question).toBeFocused();
    await page.reload();
    await reach(page, 'AI Assistant');
    await expect(talk.getByText('Help me understand my spending')).toBeVisible();
  },
);

thoroughTest(
  'the bank card checks the connection, and a failed check counts as not connected',
  async () => {
    const { page } = await visit({ noise: 'failed requests' });
    const api = await switchApi(page, ['/api/plaid/status']);
    await page.goto('/');
    await expect(main(page).getByText('Checking bank connection...')).toBeVisible();
    await api.to('fail');
    await expect(main(page).getByText('No Bank Connected')).toBeVisible();
    await expect(main(page).getByText('Connect your bank to see real data')).toBeVisible();
  },
);

thoroughTest('the search goes by keyboard to what was found', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('Netflix');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/');
});
