import { type BankApi, bankApi } from '../../bank/testing/bank-api';
import type { Visitor } from '../../testing/test-api';

const COPY = '/api/privacy/copy';
const INVESTMENTS = '/api/finance/investments';

const trade = (date: string, name: string, price: number) => ({
  date,
  name,
  quantity: -1,
  price,
  fees: 0,
  type: 'cash',
  currency: 'USD',
});

const INVESTOR = {
  as_of: '2025-07-11',
  override_accounts: [
    {
      type: 'investment',
      subtype: 'brokerage',
      starting_balance: 1500.25,
      meta: { name: 'Brokerage', mask: '0007' },
      investment_transactions: [
        trade('2025-06-02', 'Contribution', 262.5),
        trade('2025-05-05', 'Contribution', 100.1),
      ],
    },
  ],
};

let api: BankApi;
beforeEach(async () => {
  api = await bankApi();
});
afterEach(() => api.close());

const tradesOf = async (visitor: Visitor) => {
  const { trades } = (await visitor.get(INVESTMENTS)).json();
  return trades.map((each: object) => ({ ...each, id: undefined, accountId: undefined }));
};

describe('a restored copy', () => {
  // Covers P3-C6-13.
  it('has the investment trades of the user who made it', async () => {
    const { visitor } = await api.linked(INVESTOR);
    const before = await tradesOf(visitor);
    expect(before).toHaveLength(2);
    const copy = await visitor.get(COPY);
    const other = api.visitor();
    const restored = await other.send('POST', `${COPY}?name=mine.zip`, copy.rawPayload, {
      'content-type': 'application/zip',
    });
    expect(restored.statusCode).toBeLessThan(300);
    expect(await tradesOf(other)).toEqual(before);
  });
});
