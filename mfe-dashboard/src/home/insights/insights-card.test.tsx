import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { InsightsCard } from './insights-card';

const PATH = 'GET /api/ai/insights';

const insight = (priority: string, title: string) => ({
  title,
  message: `About ${title}`,
  action: `Do ${title}`,
  priority,
  href: '/budget',
});

const open = (answer: object) => {
  const backend = fakeBackend(financialData(), { [PATH]: answer });
  const card = (
    <>
      <InsightsCard source="own" />
      <ToastRegion />
    </>
  );
  return { backend, ...renderScreen(card, { backend }) };
};

beforeEach(() => window.sessionStorage.clear());

describe('InsightsCard', () => {
  it('says that it loads', () => {
    open({ insights: [] });
    expect(screen.getByText('Loading insights...')).toBeVisible();
  });

  // Covers P1-2.6-38, P1-2.6-39, P1-4-13, R-3.1.
  it.each([
    ['high', 'High priority', 'negative', /^Act now ?: Rent$/],
    ['medium', 'Medium priority', 'warning', /^Review ?: Rent$/],
    ['low', 'Low priority', 'positive', /^Take a look ?: Rent$/],
  ])(
    'shows a %s insight with badge, icon, action and button',
    async (priority, badge, tone, button) => {
      const { user, location } = open({ insights: [insight(priority, 'Rent')] });
      const item = await screen.findByRole('listitem');
      expect(within(item).getByRole('heading')).toHaveTextContent('Rent');
      expect(item).toHaveTextContent(badge);
      expect(item.querySelector('svg')).toHaveClass(tone);
      expect(item).toHaveTextContent('About Rent');
      expect(item).toHaveTextContent('Recommended ActionDo Rent');
      await user.click(within(item).getByRole('link', { name: button }));
      expect(location()).toBe('/budget');
    },
  );

  // Covers P1-2.6-42.
  it('says what to do when there is none', async () => {
    open({ insights: [] });
    expect(
      await screen.findByText(
        'No insights available yet. Connect your accounts to get personalized recommendations!',
      ),
    ).toBeVisible();
  });

  // Covers P1-2.6-41, P1-7-10, P1-8-12.
  it.each([
    ['the server’s words', () => failure(500, 'The adviser sleeps'), 'The adviser sleeps'],
    ['its own words', () => new Response('', { status: 502 }), 'Failed to fetch insights'],
  ])('says with %s that it failed, and tries again', async (_, answer, reason) => {
    const { backend, user } = open(answer);
    expect(await screen.findByText('Failed to load insights')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    backend.on(PATH, { insights: [insight('low', 'Rent')] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('About Rent')).toBeVisible();
    expect(screen.queryByText('Failed to load insights')).toBeNull();
  });

  // Covers P1-2.6-40, P1-7-32.
  it('stores insights in the browser, and asks again on Refresh', async () => {
    const { backend, user, unmount } = open({ insights: [insight('low', 'Rent')] });
    await screen.findByText('About Rent');
    unmount();

    renderScreen(<InsightsCard source="own" />, { backend });
    await screen.findByText('About Rent');
    expect(backend.calls).toEqual([PATH]);

    let answer: (reply: object) => void = () => {};
    backend.on(PATH, () => new Promise<object>((resolve) => (answer = resolve)));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('button', { name: 'Refreshing...' })).toBeVisible();
    answer({ insights: [insight('low', 'Food')] });
    expect(await screen.findByText('About Food')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await waitFor(() => expect(backend.calls).toHaveLength(2));
  });

  it('opens the rows behind a figure', async () => {
    const figures = [{ at: 6, text: '$5.00', href: '/transactions?category=rent' }];
    const { user, location } = open({
      insights: [{ ...insight('low', 'Rent'), message: 'It is $5.00.', figures }],
    });
    await user.click(await screen.findByRole('link', { name: '$5.00' }));
    expect(location()).toBe('/transactions?category=rent');
  });

  it.each([
    ['Dismiss', 'dismiss'],
    ['Snooze for a week', 'snooze'],
  ])('puts an insight away with %s, and brings it back when that fails', async (label, how) => {
    const path = `POST /api/ai/insights/rent-1/${how}`;
    const { backend, user } = open({ insights: [{ ...insight('low', 'Rent'), id: 'rent-1' }] });
    const button = new RegExp(`^${label} ?: Rent$`);
    let answer: (reply: object) => void = () => {};
    backend.on(path, () => new Promise<object>((resolve) => (answer = resolve)));
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByText('About Rent')).toBeNull());
    answer(failure(500, 'Away'));
    expect(await screen.findByText('About Rent')).toBeVisible();

    backend.on(path, { success: true });
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByText('About Rent')).toBeNull());
    expect(window.sessionStorage.getItem('halyard.insights')).toBeNull();
  });

  it('brings an insight back on Undo', async () => {
    const rent = { ...insight('low', 'Rent'), id: 'rent-1' };
    const { backend, user } = open({ insights: [rent] });
    backend.on('POST /api/ai/insights/rent-1/dismiss', { success: true });
    backend.on('POST /api/ai/insights/rent-1/restore', { success: true });
    await user.click(await screen.findByRole('button', { name: /^Dismiss ?: Rent$/ }));
    await screen.findByText('Insight dismissed');
    expect(screen.queryByText('About Rent')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('About Rent')).toBeVisible();
    expect(await screen.findByText('Change undone')).toBeVisible();
  });

  it('offers no way to put built-in insights away', async () => {
    open({ insights: [insight('low', 'Rent')] });
    await screen.findByText('About Rent');
    expect(screen.queryByRole('button', { name: /Dismiss/ })).toBeNull();
  });

  it('brings back only the insight that could not be put away', async () => {
    let refuse = () => {};
    const late = new Promise<Response>((resolve) => {
      refuse = () => resolve(failure(500, 'It could not be kept'));
    });
    const { user, backend } = open({
      insights: [
        { ...insight('low', 'Rent'), id: 'rent-1' },
        { ...insight('low', 'Food'), id: 'food-1' },
        { ...insight('low', 'Gas'), id: 'gas-1' },
      ],
    });
    backend.on('POST /api/ai/insights/rent-1/dismiss', () => late);
    backend.on('POST /api/ai/insights/food-1/dismiss', { success: true });
    await user.click(await screen.findByRole('button', { name: /^Dismiss ?: Rent$/ }));
    await user.click(screen.getByRole('button', { name: /^Dismiss ?: Food$/ }));
    await screen.findByText('Insight dismissed');
    refuse();
    await screen.findByText('It could not be kept');
    const titles = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(titles).toEqual(['Rent', 'Gas']);
  });
});
