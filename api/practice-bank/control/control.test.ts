import { errorCode, linkCustom, personWith, row, syncAll } from '../testing/link-person';
import { type RunningBank, startBank } from '../testing/start-bank';

describe('the control plane', () => {
  let bank: RunningBank;
  let token: string;
  const get = () => bank.api.accountsGet({ access_token: token });
  const outcome = (call: Promise<{ status: number }>) =>
    call.then(
      ({ status }) => status,
      (error: { code: string; response?: { status: number } }) =>
        error.response && error.response.status >= 400 ? error.response.status : error.code,
    );

  beforeEach(async () => {
    bank = await startBank();
    token = await linkCustom(bank.api, personWith([row(10, 'one'), row(20, 'two')]));
  });
  afterEach(() => bank.close());

  it.each([
    ['an error of Plaid’s', { error: 'INSTITUTION_DOWN' }, 400],
    ['a limit', { error: 'ACCOUNTS_LIMIT' }, 429],
    ['a failure', { error: 'INTERNAL_SERVER_ERROR' }, 500],
    ['a gateway’s page', { status: 502, body: '<html>Bad gateway</html>' }, 502],
    ['a closed connection', { reset: true }, 'ECONNRESET'],
    ['an answer cut short', { truncate: true }, 'ERR_BAD_RESPONSE'],
    ['a delay', { delay_ms: 30 }, 200],
  ])('applies %s as often as requested', async (_, effect, expected) => {
    await bank.control('faults', { path: '/accounts/get', times: 2, effect });
    const [first, second, third] = [
      await outcome(get()),
      await outcome(get()),
      await outcome(get()),
    ];
    expect([first, second, third]).toEqual([expected, expected, 200]);
  });

  it('applies a fault to one Item only', async () => {
    const other = await linkCustom(bank.api, personWith([]));
    const { item_id } = (await bank.api.itemGet({ access_token: other })).data.item;
    await bank.control('faults', {
      path: '/accounts/get',
      item_id,
      effect: { error: 'INSTITUTION_DOWN' },
    });
    expect((await get()).status).toBe(200);
    expect(await errorCode(bank.api.accountsGet({ access_token: other }))).toBe('INSTITUTION_DOWN');
  });

  it('returns the data that a client has after a correct sync', async () => {
    const { item_id } = (await bank.api.itemGet({ access_token: token })).data.item;
    const { added, accounts } = await syncAll(bank.api, token);
    expect(await bank.control('truth', { item_id })).toEqual({
      item_id,
      accounts,
      transactions: added,
    });
  });

  it('refuses an unknown fault', async () => {
    const answer = await bank.control('faults', {
      path: '/accounts/get',
      effect: { error: 'NO_SUCH_CODE' },
    });
    expect(answer).toMatchObject({ error_code: 'INVALID_FIELD' });
  });

  it.each([
    ['no token', undefined, {}],
    ['a wrong token', undefined, { authorization: 'Bearer guess' }],
    [
      'the right token at a bank that was started without one',
      '',
      { authorization: 'Bearer test-control' },
    ],
  ])('returns 404 with %s', async (_, controlToken, headers) => {
    const other = await startBank(controlToken === undefined ? {} : { controlToken });
    const answer = await fetch(`${other.url}/practice/control/truth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
    expect(answer.status).toBe(404);
    await other.close();
  });
});

describe('rate limits', () => {
  it('allow an Item only Plaid’s calls per minute when they are enabled', async () => {
    const bank = await startBank({ rateLimits: true });
    const token = await linkCustom(bank.api, personWith([]));
    const get = () => bank.api.accountsBalanceGet({ access_token: token });
    for (let call = 0; call < 5; call += 1) expect((await get()).status).toBe(200);
    expect(await errorCode(get())).toBe('BALANCE_LIMIT');
    await bank.wait(60_000);
    expect((await get()).status).toBe(200);
    await bank.close();
  });
});
