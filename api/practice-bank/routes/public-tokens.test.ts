import { Products } from 'plaid';
import { loadPersonas } from '../persona/persona';
import { errorCode, errorOf, linkCustom } from '../testing/link-person';
import { ownFolder } from '../testing/personas';
import { type RunningBank, startBank } from '../testing/start-bank';

describe('Signing in', () => {
  let bank: RunningBank;

  beforeEach(async () => {
    bank = await startBank({ personas: loadPersonas(ownFolder) });
  });
  afterEach(() => bank.close());

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

    //
    it('can be exchanged once', async () => {
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

    it('are not issued for an unknown user', async () => {
      expect(await errorCode(create('nobody'))).toBe('INVALID_CREDENTIALS');
    });

    it.each([
      ['not JSON', '{', 'it is not valid JSON'],
      [
        'a wrong type',
        '{"override_accounts":[{"starting_balance":"12"}]}',
        'override_accounts.0.starting_balance is not a number',
      ],
    ])('are not issued for a custom user that is %s', async (_, password, why) => {
      const refused = await errorOf(linkCustom(bank.api, password));
      expect(refused.error_code).toBe('INVALID_FIELD');
      expect(refused.error_message).toContain(why);
    });

    it.each([
      ['ins_132361', 'INSTITUTION_DOWN'],
      ['ins_133402', 'INSTITUTION_NO_LONGER_SUPPORTED'],
      ['ins_0', 'INVALID_INSTITUTION'],
    ])('are not issued by %s', async (institution_id, code) => {
      const call = bank.api.sandboxPublicTokenCreate({
        institution_id,
        initial_products: [Products.Transactions],
      });
      expect(await errorCode(call)).toBe(code);
    });
  });
});
