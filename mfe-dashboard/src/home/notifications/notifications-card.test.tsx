import { isoDate, type Notification } from '@halyard/shared-contracts/finance';
import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useDashboardHomeQuery } from '../home-api';
import { NotificationsCard } from './notifications-card';

const notification = (id: number): Notification => ({
  id: `n-${id}`,
  type: 'payment_due',
  title: `Notice ${id}`,
  message: `Message ${id}`,
  date: isoDate('2025-06-20'),
  read: id > 1,
  priority: 'medium',
  category: 'bills',
  accountId: null,
});

function Notifications() {
  const { data } = useDashboardHomeQuery();
  return data && <NotificationsCard notifications={data.notifications} />;
}

const open = (notifications: Notification[], handlers: Parameters<typeof fakeBackend>[1] = {}) => {
  const backend = fakeBackend(financialData({ notifications }), handlers);
  return { backend, ...renderScreen(<Notifications />, { backend }) };
};

const FIVE = [1, 2, 3, 4, 5].map(notification);
const card = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

describe('NotificationsCard', () => {
  // Covers P1-2.6-12, P1-4-9, P1-9-2.
  it('shows three notifications until the user asks for all', async () => {
    const { user } = open(FIVE);
    const notifications = await card();
    expect(notifications.getByText('5 total')).toBeVisible();
    expect(notifications.getAllByRole('listitem')).toHaveLength(3);
    await user.click(notifications.getByRole('button', { name: 'Show all' }));
    expect(notifications.getAllByRole('listitem')).toHaveLength(5);
    await user.click(notifications.getByRole('button', { name: 'Show less' }));
    expect(notifications.getAllByRole('listitem')).toHaveLength(3);
  });

  // Covers P1-2.6-14.
  it('shows a title, a message and a date', async () => {
    open([notification(2)]);
    const notifications = await card();
    expect(notifications.getByRole('listitem')).toHaveTextContent('Notice 2Message 2Jun 20, 2025');
    expect(notifications.queryByRole('button')).toBeNull();
  });

  // Covers P1-4-9.
  it('marks a notification as read, and reverts it when the server refuses', async () => {
    const { user, backend } = open(FIVE, {
      'PATCH /api/finance/notifications/n-1': () => failure(500, 'No'),
    });
    const notifications = await card();
    const mark = { name: 'Mark as read: Notice 1' };
    await user.click(notifications.getByRole('button', mark));
    expect(await notifications.findByRole('button', mark)).toBeVisible();
    backend.on('PATCH /api/finance/notifications/n-1', {});
    await user.click(notifications.getByRole('button', mark));
    await waitFor(() => expect(notifications.queryByRole('button', mark)).toBeNull());
  });

  it('reverts only the refused mark: other marks and newer figures stay', async () => {
    let refuse = () => {};
    const late = new Promise<Response>((resolve) => {
      refuse = () => resolve(failure(500, 'No'));
    });
    const unread = FIVE.map((each) => ({ ...each, read: false }));
    const { user } = open(unread, {
      'PATCH /api/finance/notifications/n-1': () => late,
      'PATCH /api/finance/notifications/n-2': {},
    });
    const notifications = await card();
    const mark = (id: number) => ({ name: `Mark as read: Notice ${id}` });
    await user.click(notifications.getByRole('button', mark(1)));
    await user.click(notifications.getByRole('button', mark(2)));
    // The screen shows a change of the store in the next frame.
    for (const id of [1, 2])
      await waitFor(() => expect(notifications.queryByRole('button', mark(id))).toBeNull());
    refuse();
    expect(await notifications.findByRole('button', mark(1))).toBeVisible();
    expect(notifications.queryByRole('button', mark(2))).toBeNull();
  });
});
