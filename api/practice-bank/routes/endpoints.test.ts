import { CountryCode, Products } from 'plaid';
import { endpoints } from '../contract/check-answers';
import { ownFolder } from '../testing/personas';
import { errorCode, errorOf, linkCustom, personWith, row } from '../testing/link-person';
import { NOON, type RunningBank, sdk, startBank } from '../testing/start-bank';
import { loadPersonas } from '../persona/load';

const person = {
  user: { client_user_id: 'user-1' },
  client_name: 'Halyard',
  language: 'en',
  country_codes: [CountryCode.Us],
};

describe('Plaid’s endpoints', () => {
  let bank: RunningBank;
  let token: string;
  const post = (path: string, body: string, headers: object = keys) =>
    fetch(`${bank.url}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const keys = { 'plaid-client-id': 'practice', 'plaid-secret': 'practice' };

  beforeEach(async () => {
    bank = await startBank({ personas: loadPersonas(ownFolder) });
    token = await linkCustom(bank.api, personWith([row(10)]));
  });
  afterEach(async () => {
    expect(bank.violations).toEqual([]);
    await bank.app.close();
  });

  describe('keys', () => {
    it.each(endpoints)('%s refuses wrong keys', async (path) => {
      const answer = await post(path, '{}', { ...keys, 'plaid-secret': 'wrong' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error_type: 'INVALID_INPUT',
        error_code: 'INVALID_API_KEYS',
      });
    });

    it('takes them from the body as well', async () => {
      const body = JSON.stringify({
        client_id: 'practice',
        secret: 'practice',
        access_token: token,
      });
      expect((await post('/item/get', body, {})).status).toBe(200);
    });

    it('says which are missing', async () => {
      const answer = await post('/item/get', '{}', { 'plaid-client-id': 'practice' });
      expect(await answer.json()).toMatchObject({
        error_code: 'MISSING_FIELDS',
        error_message: 'the following required fields are missing: secret',
      });
    });

    it('refuses them through the SDK with Plaid’s own body', async () => {
      const refused = await errorOf(
        sdk(bank.url, 'other', 'practice').itemGet({ access_token: token }),
      );
      expect(refused).toMatchObject({ status: 400, error_code: 'INVALID_API_KEYS' });
      expect(refused.request_id).toMatch(/^\w{15}$/);
    });
  });

  describe('what is not there', () => {
    it.each(['/', '/accounts', '/transactions/get', '/auth/get', '/practice/nothing'])(
      'answers 404 at %s',
      async (path) => {
        const answer = await post(path, '{}');
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ error_code: 'NOT_FOUND' });
      },
    );

    it('refuses a body that is not JSON', async () => {
      expect(await (await post('/item/get', '{')).json()).toMatchObject({
        error_code: 'INVALID_BODY',
      });
    });
  });

  describe('link tokens', () => {
    it('lives four hours', async () => {
      const { data } = await bank.api.linkTokenCreate({
        ...person,
        products: [Products.Transactions],
      });
      expect(Date.parse(data.expiration) - NOON.getTime()).toBe(4 * 3_600_000);
      const { metadata } = (await bank.api.linkTokenGet({ link_token: data.link_token })).data;
      expect(metadata).toMatchObject({
        client_name: 'Halyard',
        initial_products: [Products.Transactions],
      });
    });

    it('lives half an hour in update mode, which takes no products', async () => {
      const { data } = await bank.api.linkTokenCreate({ ...person, access_token: token });
      expect(Date.parse(data.expiration) - NOON.getTime()).toBe(30 * 60_000);
      const wrong = bank.api.linkTokenCreate({
        ...person,
        access_token: token,
        products: [Products.Transactions],
      });
      expect(await errorCode(wrong)).toBe('INVALID_FIELD');
    });

    it.each([
      ['no products', {}, 'MISSING_FIELDS'],
      [
        'a redirect URI with a query',
        { products: [Products.Transactions], redirect_uri: 'https://a.example/?b=1' },
        'INVALID_FIELD',
      ],
      [
        'a redirect URI without https',
        { products: [Products.Transactions], redirect_uri: 'http://a.example/' },
        'INVALID_FIELD',
      ],
      [
        'more than 730 days',
        { products: [Products.Transactions], transactions: { days_requested: 731 } },
        'INVALID_FIELD',
      ],
      [
        'no day',
        { products: [Products.Transactions], transactions: { days_requested: 0 } },
        'INVALID_FIELD',
      ],
      ['another’s access token', { access_token: 'access-sandbox-none' }, 'INVALID_ACCESS_TOKEN'],
    ])('is refused with %s', async (_, more, code) => {
      expect(await errorCode(bank.api.linkTokenCreate({ ...person, ...more }))).toBe(code);
    });

    it('is refused without a user', async () => {
      const refused = await errorOf(
        bank.api.linkTokenCreate({ ...person, user: { client_user_id: '' } }),
      );
      expect(refused.error_code).toBe('INVALID_FIELD');
      const { user: _, ...nobody } = person;
      expect(await errorCode(bank.api.linkTokenCreate(nobody))).toBe('MISSING_FIELDS');
    });

    it('cannot be looked up when nobody issued it', async () => {
      expect(await errorCode(bank.api.linkTokenGet({ link_token: 'link-sandbox-none' }))).toBe(
        'INVALID_LINK_TOKEN',
      );
    });
  });

  describe('public tokens', () => {
    const create = async (username = 'retiree') =>
      (
        await bank.api.sandboxPublicTokenCreate({
          institution_id: 'ins_109508',
          initial_products: [Products.Transactions],
          options: { override_username: username },
        })
      ).data.public_token;
    const exchange = (public_token: string) => bank.api.itemPublicTokenExchange({ public_token });

    it('are good for one exchange', async () => {
      const publicToken = await create();
      expect((await exchange(publicToken)).data.access_token).toMatch(/^access-sandbox-/);
      expect(await errorCode(exchange(publicToken))).toBe('INVALID_PUBLIC_TOKEN');
    });

    it.each([
      ['one millisecond before half an hour', 30 * 60_000 - 1, true],
      ['after half an hour', 30 * 60_000, false],
    ])('%s', async (_, ms, isGood) => {
      const publicToken = await create();
      await bank.wait(ms);
      const result = isGood
        ? (await exchange(publicToken)).status
        : await errorCode(exchange(publicToken));
      expect(result).toBe(isGood ? 200 : 'INVALID_PUBLIC_TOKEN');
    });

    it.each(['user_good', 'family-homeowners', 'freelance-designer', 'renter-couple', 'retiree'])(
      'are given to %s',
      async (username) => expect(await create(username)).toMatch(/^public-sandbox-/),
    );

    it('are not given to a stranger', async () => {
      expect(await errorCode(create('nobody'))).toBe('INVALID_CREDENTIALS');
    });

    it.each([
      ['not JSON', '{', 'it is not valid JSON'],
      [
        'a wrong type',
        '{"override_accounts":[{"starting_balance":"12"}]}',
        'override_accounts.0.starting_balance is not a number',
      ],
    ])('are not given to a custom user that is %s', async (_, password, why) => {
      const refused = await errorOf(linkCustom(bank.api, password));
      expect(refused.error_code).toBe('INVALID_FIELD');
      expect(refused.error_message).toContain(why);
    });

    it.each([
      ['ins_132361', 'INSTITUTION_DOWN'],
      ['ins_133402', 'INSTITUTION_NO_LONGER_SUPPORTED'],
      ['ins_0', 'INVALID_INSTITUTION'],
    ])('are not given by %s', async (institution_id, code) => {
      const call = bank.api.sandboxPublicTokenCreate({
        institution_id,
        initial_products: [Products.Transactions],
      });
      expect(await errorCode(call)).toBe(code);
    });
  });

  describe('Items', () => {
    it('say when they were last updated, and carry their webhook', async () => {
      await bank.api.itemWebhookUpdate({ access_token: token, webhook: 'http://127.0.0.1:1/hook' });
      const { item, status } = (await bank.api.itemGet({ access_token: token })).data;
      expect(item).toMatchObject({
        institution_name: 'First Platypus Bank',
        error: null,
        webhook: 'http://127.0.0.1:1/hook',
      });
      expect(status?.transactions?.last_successful_update).toBe(NOON.toISOString());
    });

    it('are gone once removed', async () => {
      await bank.api.itemRemove({ access_token: token });
      expect(await errorCode(bank.api.accountsGet({ access_token: token }))).toBe('ITEM_NOT_FOUND');
      expect(await errorCode(bank.api.itemRemove({ access_token: token }))).toBe('ITEM_NOT_FOUND');
      expect(await errorCode(bank.api.itemGet({ access_token: 'access-sandbox-none' }))).toBe(
        'INVALID_ACCESS_TOKEN',
      );
    });

    it('ask for a new sign-in after reset_login, and still tell their state', async () => {
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
    it('can be asked for one by one, and only one’s own', async () => {
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

  it('have nothing to say about liabilities and holdings of someone who has none', async () => {
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

  describe('/transactions/refresh', () => {
    it('never touches a persona', async () => {
      const before = (await bank.api.transactionsSync({ access_token: token })).data.added;
      await bank.api.transactionsRefresh({ access_token: token });
      expect((await bank.api.transactionsSync({ access_token: token })).data.added).toEqual(before);
    });

    it('moves the dynamic user: one new pending row, one posted amount a dollar up', async () => {
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
