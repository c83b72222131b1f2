import { Products } from 'plaid';
import { loadPersonas } from '../persona/persona';
import { errorCode, linkCustom, personWith, row } from '../testing/link-person';
import { ownFolder } from '../testing/personas';
import { type RunningBank, startBank } from '../testing/start-bank';

describe('New transactions', () => {
  let bank: RunningBank;
  let token: string;

  beforeEach(async () => {
    bank = await startBank({ personas: loadPersonas(ownFolder) });
    token = await linkCustom(bank.api, personWith([row(10)]));
  });
  afterEach(() => bank.close());

  describe('/transactions/refresh', () => {
    it('does not change the data of a persona', async () => {
      const before = (await bank.api.transactionsSync({ access_token: token })).data.added;
      await bank.api.transactionsRefresh({ access_token: token });
      expect((await bank.api.transactionsSync({ access_token: token })).data.added).toEqual(before);
    });

    it('adds a pending row for the dynamic user and raises a posted amount by a dollar', async () => {
      const { public_token } = (
        await bank.api.sandboxPublicTokenCreate({
          institution_id: 'ins_109508',
          initial_products: [Products.Transactions],
          options: { override_username: 'user_transactions_dynamic' },
        })
      ).data;
      const { access_token } = (await bank.api.itemPublicTokenExchange({ public_token })).data;
      const refresh = () => bank.api.transactionsRefresh({ access_token });
      const after = async (cursor: string) =>
        (await bank.api.transactionsSync({ access_token, cursor, count: 500 })).data;
      const start = await after('now');
      await refresh();
      const first = await after(start.next_cursor);
      await refresh();
      const second = await after(first.next_cursor);
      expect(second.added.filter((one) => one.pending)).toHaveLength(1);
      const [dearer] = second.modified;
      const before = first.added.find((one) => one.transaction_id === dearer?.transaction_id);
      expect(dearer?.amount).toBeCloseTo((before?.amount ?? 0) + 1, 2);
    });
  });

  it.each([
    ['today', '2026-11-20', null],
    ['14 days ago', '2026-11-06', null],
    ['15 days ago', '2026-11-05', 'INVALID_FIELD'],
    ['tomorrow', '2026-11-21', 'INVALID_FIELD'],
  ])('a transaction can be added as of %s: %s', async (_, day, code) => {
    const call = bank.api.sandboxTransactionsCreate({
      access_token: token,
      transactions: [
        { amount: 12.34, description: 'Added', date_transacted: day, date_posted: day },
      ],
    });
    expect(code === null ? (await call).status : await errorCode(call)).toBe(code ?? 200);
    const { accounts } = (await bank.api.accountsGet({ access_token: token })).data;
    expect(accounts[0]?.balances.current).toBe(code === null ? 987.66 : 1000);
  });
});
