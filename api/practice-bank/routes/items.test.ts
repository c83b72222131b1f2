import { CountryCode, Products } from 'plaid';
import { loadPersonas } from '../persona/persona';
import { errorCode, linkCustom, personWith, row } from '../testing/link-person';
import { ownFolder } from '../testing/personas';
import { NOON, type RunningBank, startBank } from '../testing/start-bank';

describe('A linked Item', () => {
  let bank: RunningBank;
  let token: string;

  beforeEach(async () => {
    bank = await startBank({ personas: loadPersonas(ownFolder) });
    token = await linkCustom(bank.api, personWith([row(10)]));
  });
  afterEach(() => bank.close());

  describe('Items', () => {
    it('have the time of their last update and their webhook', async () => {
      await bank.api.itemWebhookUpdate({ access_token: token, webhook: 'http://127.0.0.1:1/hook' });
      const { item, status } = (await bank.api.itemGet({ access_token: token })).data;
      expect(item).toMatchObject({
        institution_name: 'First Platypus Bank',
        error: null,
        webhook: 'http://127.0.0.1:1/hook',
      });
      expect(status?.transactions?.last_successful_update).toBe(NOON.toISOString());
    });

    it('cannot be read after their removal', async () => {
      await bank.api.itemRemove({ access_token: token });
      expect(await errorCode(bank.api.accountsGet({ access_token: token }))).toBe('ITEM_NOT_FOUND');
      expect(await errorCode(bank.api.itemRemove({ access_token: token }))).toBe('ITEM_NOT_FOUND');
      expect(await errorCode(bank.api.itemGet({ access_token: 'access-sandbox-none' }))).toBe(
        'INVALID_ACCESS_TOKEN',
      );
    });

    it('need a new sign-in after reset_login but can still be read', async () => {
      await bank.api.sandboxItemResetLogin({ access_token: token });
      const calls = [
        bank.api.accountsGet({ access_token: token }),
        bank.api.transactionsSync({ access_token: token }),
      ];
      expect(await Promise.all(calls.map(errorCode))).toEqual([
        'ITEM_LOGIN_REQUIRED',
        'ITEM_LOGIN_REQUIRED',
      ]);
      const { item } = (await bank.api.itemGet({ access_token: token })).data;
      expect(item.error?.error_code).toBe('ITEM_LOGIN_REQUIRED');
    });
  });

  describe('accounts', () => {
    it('can be requested one by one, but not from another Item', async () => {
      const [account] = (await bank.api.accountsBalanceGet({ access_token: token })).data.accounts;
      const ask = (id: string) =>
        bank.api.accountsGet({ access_token: token, options: { account_ids: [id] } });
      expect((await ask(account?.account_id ?? '')).data.accounts).toHaveLength(1);
      expect(await errorCode(ask('another'))).toBe('INVALID_FIELD');
    });

    it.each([
      [
        'an overdrawn account keeps its sign',
        { starting_balance: -50 },
        { current: -50, available: -50 },
      ],
      [
        'a forced available balance stands',
        { starting_balance: 9, force_available_balance: 4 },
        { current: 9, available: 4 },
      ],
      [
        'an available balance can be unknown',
        { starting_balance: 9, has_null_available_balance: true },
        { available: null },
      ],
      [
        'a card’s available balance is what its limit leaves',
        { type: 'credit', subtype: 'credit card', starting_balance: 300, meta: { limit: 1000 } },
        { current: 300, available: 700, limit: 1000 },
      ],
      [
        'a loan without a balance owes its principal',
        { type: 'loan', subtype: 'student', liability: { type: 'student', principal: 5000 } },
        { current: 5000, available: null },
      ],
    ])('%s', async (_, account, expected) => {
      const other = await linkCustom(bank.api, { override_accounts: [account] });
      const { accounts } = (await bank.api.accountsGet({ access_token: other })).data;
      expect(accounts[0]?.balances).toMatchObject(expected);
    });
  });

  it('have no liabilities or holdings without such accounts', async () => {
    expect(await errorCode(bank.api.liabilitiesGet({ access_token: token }))).toBe(
      'NO_LIABILITY_ACCOUNTS',
    );
    expect(await errorCode(bank.api.investmentsHoldingsGet({ access_token: token }))).toBe(
      'NO_INVESTMENT_ACCOUNTS',
    );
  });

  it('refuse a product the bank does not offer', async () => {
    const { public_token } = (
      await bank.api.sandboxPublicTokenCreate({
        institution_id: 'ins_109512',
        initial_products: [Products.Transactions],
      })
    ).data;
    const { access_token } = (await bank.api.itemPublicTokenExchange({ public_token })).data;
    expect(await errorCode(bank.api.liabilitiesGet({ access_token }))).toBe(
      'PRODUCTS_NOT_SUPPORTED',
    );
  });

  it('know the institutions', async () => {
    const get = (institution_id: string) =>
      bank.api.institutionsGetById({ institution_id, country_codes: [CountryCode.Us] });
    expect((await get('ins_127287')).data.institution).toMatchObject({
      name: 'Platypus OAuth Bank',
      oauth: true,
    });
    expect((await get('ins_132363')).data.institution.status?.item_logins?.status).toBe('DEGRADED');
    expect(await errorCode(get('ins_0'))).toBe('INVALID_INSTITUTION');
  });
});
