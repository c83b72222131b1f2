const DAY_MS = 86_400_000;
const day = (daysAgo) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

const row = (daysAgo, amount, description) => ({
  date_transacted: day(daysAgo + 1),
  date_posted: day(daysAgo),
  amount,
  description,
  currency: 'USD',
});

/** Builds a custom user in Plaid's format with money in and out, an overdraft, a card, and an investment. */
export const sandboxPerson = () => ({
  override_accounts: [
    {
      type: 'depository',
      subtype: 'checking',
      starting_balance: -25.5,
      meta: { name: 'Overdrawn Checking', mask: '0001' },
      transactions: [
        row(3, 12.34, 'CORNER SHOP'),
        row(5, -1500.01, 'PAYROLL'),
        row(40, 800, 'RENT'),
      ],
    },
    {
      type: 'credit',
      subtype: 'credit card',
      starting_balance: 75,
      meta: { name: 'Card', mask: '0002', limit: 1000 },
      transactions: [row(4, 75, 'BOOKS')],
    },
    {
      type: 'investment',
      subtype: 'brokerage',
      starting_balance: 505,
      meta: { name: 'Brokerage', mask: '0003' },
      holdings: [
        {
          institution_price: 101,
          institution_price_as_of: day(1),
          cost_basis: 450,
          quantity: 5,
          currency: 'USD',
          security: { name: 'Whole Market ETF', ticker_symbol: 'WMKT', currency: 'USD' },
        },
      ],
    },
  ],
});
