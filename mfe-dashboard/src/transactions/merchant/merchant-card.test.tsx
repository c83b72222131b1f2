import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { fakeBackend, transaction } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import {
  market,
  merchants,
  openDetails,
  openTransactions,
  ours,
} from '../testing/open-transactions';

const months = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'];
const phone = months.map((month) =>
  transaction({
    merchant: 'Phone Co',
    category: 'Phone',
    date: isoDate(`${month}-05`),
    amount: cents(-4_000),
  }),
);
const backend = () => fakeBackend(ours([market, ...phone.toReversed()]));

describe('the page of a merchant', () => {
  // Covers P3-A5-4.
  it('has its total, count, average, next payment and only its rows', async () => {
    openTransactions('/transactions?merchant=phone+co', backend());
    const card = (await screen.findByRole('heading', { name: 'Phone Co' })).closest('section')!;
    expect(card).toHaveTextContent('Spent in total$240.00');
    expect(card).toHaveTextContent('Transactions6');
    expect(card).toHaveTextContent('On average$40.00');
    expect(card).toHaveTextContent('Repeats$40.00 every month');
    expect(card).toHaveTextContent('Next timeJuly 5');
    expect(await merchants()).toEqual(Array(6).fill('Phone Co'));
    expect(within(card).getAllByRole('link')).toHaveLength(6);
    expect(within(card).getByRole('link', { name: 'May 2025: $40.00' })).toHaveAttribute(
      'href',
      '/transactions?month=2025-05&merchant=Phone+Co',
    );
  });

  // Covers P3-A5-4.
  it('opens from the details of a row, and says what does not repeat', async () => {
    const { user, location } = openTransactions('/transactions', backend());
    const panel = await openDetails(user, 'Corner Market');
    await user.click(panel.getByRole('link', { name: 'Everything from Corner Market' }));
    expect(location()).toBe('/transactions?merchant=Corner+Market');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('This does not repeat on a schedule.')).toBeVisible();
    expect(await merchants()).toEqual(['Corner Market']);
  });
});
