import { CountryCode, Products } from 'plaid';
import { loadPersonas } from '../persona/persona';
import { errorCode, errorOf, linkCustom, personWith, row } from '../testing/link-person';
import { ownFolder } from '../testing/personas';
import { NOON, type RunningBank, startBank } from '../testing/start-bank';

const person = {
  user: { client_user_id: 'user-1' },
  client_name: 'Halyard',
  language: 'en',
  country_codes: [CountryCode.Us],
};

describe('Requesting Link', () => {
  let bank: RunningBank;
  let token: string;

  beforeEach(async () => {
    bank = await startBank({ personas: loadPersonas(ownFolder) });
    token = await linkCustom(bank.api, personWith([row(10)]));
  });
  afterEach(() => bank.close());

  describe('link tokens', () => {
    it('is valid for four hours', async () => {
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

    it('is valid for half an hour in update mode, which takes no products', async () => {
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

    it('is unknown if the bank did not issue it', async () => {
      expect(await errorCode(bank.api.linkTokenGet({ link_token: 'link-sandbox-none' }))).toBe(
        'INVALID_LINK_TOKEN',
      );
    });
  });
});
