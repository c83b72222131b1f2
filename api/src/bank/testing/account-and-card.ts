/** This persona has one account and one card, so a test can name every figure. */
export const ACCOUNT_AND_CARD = {
  as_of: '2026-11-20',
  override_accounts: [
    {
      type: 'depository',
      subtype: 'checking',
      starting_balance: 1200.5,
      meta: { name: 'Everyday', official_name: 'Everyday Checking', mask: '0001' },
      transactions: [
        {
          date_transacted: '2026-11-18',
          date_posted: '2026-11-19',
          amount: 12.34,
          description: 'CORNER SHOP',
        },
        {
          date_transacted: '2026-10-01',
          date_posted: '2026-10-02',
          amount: -100,
          description: 'PAYROLL',
        },
      ],
    },
    {
      type: 'credit',
      subtype: 'credit card',
      starting_balance: 75,
      meta: { name: 'Card', mask: '0002' },
    },
  ],
};
