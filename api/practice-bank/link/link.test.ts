import { CountryCode, Products } from 'plaid';
import { loadPersonas, parsePersona } from '../persona/persona';
import { errorCode } from '../testing/link-person';
import { ownFolder } from '../testing/personas';
import { type RunningBank, startBank } from '../testing/start-bank';

interface Answer {
  readonly status: number;
  readonly json: Record<string, unknown> & { public_token?: string; error_code?: string };
}

const client = {
  user: { client_user_id: 'user-1' },
  client_name: 'Halyard',
  language: 'en',
  country_codes: [CountryCode.Us],
};
const broken = parsePersona(
  'locked-out',
  JSON.stringify({
    force_error: 'ITEM_LOGIN_REQUIRED',
    override_accounts: [{}],
  }),
);
const empty = parsePersona('nobody', JSON.stringify({}));

describe('the stand-in for Link', () => {
  let bank: RunningBank;
  let linkToken: string;
  const post = async (path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${bank.url}/link/ui/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, json: JSON.parse(await answer.text()) };
  };
  const place = (more: object = {}) => ({
    link_token: linkToken,
    institution_id: 'ins_109508',
    persona: 'retiree',
    ...more,
  });
  const newToken = async (more: object = { products: [Products.Transactions] }) =>
    (await bank.api.linkTokenCreate({ ...client, ...more })).data.link_token;

  beforeEach(async () => {
    bank = await startBank({ personas: [...loadPersonas(ownFolder), broken, empty] });
    linkToken = await newToken();
  });
  afterEach(() => bank.close());

  it('serves a script that any page may load', async () => {
    const answer = await fetch(`${bank.url}/link/v2/stable/link-initialize.js`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toContain('window.Plaid');
  });

  it('opens a page that only its host may frame, under a policy without inline code', async () => {
    const answer = await fetch(`${bank.url}/link/ui?link_token=x&host=http://127.0.0.1:3000`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://127.0.0.1:3000');
    expect(policy).not.toContain('unsafe');
    const page = await answer.text();
    expect(page).toContain('Practice bank – not a real connection');
    const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
    const statuses = await Promise.all(
      parts.map(async (part) => (await fetch(`${bank.url}${part}`)).status),
    );
    expect(statuses).toEqual([200, 200]);
  });

  it.each([
    '',
    '?host=nowhere',
    '?host=javascript:alert(1)',
    '?host=https://a.example;script-src *',
  ])('refuses an invalid host: %s', async (query) => {
    const answer = await fetch(`${bank.url}/link/ui${query}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('script-src *');
    expect(answer.status === 400 || policy.includes('frame-ancestors https://')).toBe(true);
  });

  it('connects the chosen accounts', async () => {
    const { json } = await post('connect', place({ account_indexes: [0, 2] }));
    const { access_token } = (
      await bank.api.itemPublicTokenExchange({ public_token: json.public_token ?? '' })
    ).data;
    const { accounts } = (await bank.api.accountsGet({ access_token })).data;
    expect(accounts.map((one) => one.name)).toEqual(['Interest Checking', 'Travel Card']);
    expect(json['accounts']).toMatchObject(
      accounts.map(({ account_id: id, name, mask }) => ({ id, name, mask })),
    );
  });

  it('accepts a link token for one connection only', async () => {
    await post('connect', place({ account_indexes: [0] }));
    expect((await post('connect', place({ account_indexes: [0] }))).json.error_code).toBe(
      'INVALID_LINK_TOKEN',
    );
  });

  it('refuses a link token after four hours', async () => {
    await bank.wait(4 * 3_600_000);
    expect((await post('session', { link_token: linkToken })).json.error_code).toBe(
      'INVALID_LINK_TOKEN',
    );
  });

  it.each([
    ['a bank that is down', { institution_id: 'ins_132361' }, 'INSTITUTION_DOWN'],
    [
      'a bank that is no longer supported',
      { institution_id: 'ins_133402' },
      'INSTITUTION_NO_LONGER_SUPPORTED',
    ],
    ['a stranger', { persona: 'stranger' }, 'INVALID_CREDENTIALS'],
    ['a persona that forces an error', { persona: 'locked-out' }, 'ITEM_LOGIN_REQUIRED'],
    ['a persona without accounts', { persona: 'nobody' }, 'NO_ACCOUNTS'],
    ['an unknown link token', { link_token: 'link-sandbox-none' }, 'INVALID_LINK_TOKEN'],
  ])('refuses %s', async (_, more, code) => {
    expect((await post('accounts', place(more))).json.error_code).toBe(code);
  });

  it('repairs a sign-in in update mode: the access token stays, and there is no new public token', async () => {
    const { json } = await post('connect', place({ account_indexes: [0] }));
    const { access_token } = (
      await bank.api.itemPublicTokenExchange({ public_token: json.public_token ?? '' })
    ).data;
    await bank.api.sandboxItemResetLogin({ access_token });
    expect(await errorCode(bank.api.accountsGet({ access_token }))).toBe('ITEM_LOGIN_REQUIRED');

    linkToken = await newToken({ access_token });
    const offer = await post('session', { link_token: linkToken });
    expect(offer.json['update']).toMatchObject({ institution: { name: 'First Platypus Bank' } });
    expect((await post('repair', { link_token: linkToken })).json).toMatchObject({
      public_token: null,
    });
    expect((await bank.api.accountsGet({ access_token })).status).toBe(200);
    expect((await post('connect', place({ account_indexes: [0] }))).status).toBe(400);
  });

  it('resumes a sign-in on a bank’s own page only with its own state', async () => {
    linkToken = await newToken({
      products: [Products.Transactions],
      redirect_uri: 'http://127.0.0.1:3000/accounts',
    });
    const started = await post('oauth', place({ institution_id: 'ins_127287' }));
    const state = new URL(String(started.json['url'])).searchParams.get('state');
    const answered = await post('oauth/answer', { state, approved: true });
    expect(answered.json['redirect']).toBe(
      `http://127.0.0.1:3000/accounts?oauth_state_id=${state}`,
    );

    const resumed = await post('session', { link_token: linkToken, oauth_state_id: state });
    expect(resumed.json['resume']).toMatchObject({ approved: true, institution: { oauth: true } });
    const other = await post('session', { link_token: linkToken, oauth_state_id: 'guessed' });
    expect(other.json.error_code).toBe('INVALID_LINK_TOKEN');
  });
});
