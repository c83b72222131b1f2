import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Products } from 'plaid';
import { linkCustom, syncAll } from './testing/link-person';
import { ownFolder, personaFiles, sharedFolder } from './testing/personas';
import { type RunningBank, startBank } from './testing/start-bank';
import { loadPersonas } from './persona/persona';

const DAYS = /^\d{4}-\d{2}-\d{2}$/;
const toCents = (dollars: number) => Math.round(dollars * 100);

interface FileAccount {
  transactions?: { amount: number | null }[];
}

/** Returns the sum of each account's amounts in cents. It reads the file without any code of the bank. */
function fileSums(text: string): number[] {
  const file: { override_accounts?: FileAccount[] } = JSON.parse(text);
  return (file.override_accounts ?? []).map(({ transactions = [] }) =>
    transactions.reduce((total, { amount }) => total + toCents(amount ?? 0), 0),
  );
}

const own = personaFiles(ownFolder);
const shared = personaFiles(sharedFolder);

describe('a journey through the bank with the real SDK', () => {
  let bank: RunningBank;
  beforeAll(async () => {
    bank = await startBank({ personas: loadPersonas(ownFolder) });
  });
  afterAll(() => bank.close());

  const journey = async (file: string) => {
    const text = readFileSync(file, 'utf8');
    const token = await linkCustom(bank.api, text);
    const { accounts } = (await bank.api.accountsGet({ access_token: token })).data;
    const synced = await syncAll(bank.api, token, '', 37);
    const sums = accounts.map(({ account_id }) =>
      synced.added
        .filter((one) => one.account_id === account_id)
        .reduce((total, { amount }) => total + toCents(amount), 0),
    );
    expect(sums).toEqual(fileSums(text));
    expect(synced.modified).toEqual([]);
    expect(synced.removed).toEqual([]);
    expect(new Set(synced.added.map((one) => one.transaction_id)).size).toBe(synced.added.length);
    expect(
      synced.added.every((one) => DAYS.test(one.date) && DAYS.test(one.authorized_date ?? '')),
    ).toBe(true);
    await bank.api.itemRemove({ access_token: token });
  };

  it.each(own.map((file) => [basename(file), file]))('returns every cent of %s', (_, file) =>
    journey(file),
  );

  const whenShared =
    shared.length > 0
      ? it.each(shared.map((file) => [basename(file), file]))
      : it.skip.each([['(no folder of Plaid’s custom users on this machine)', '']]);
  whenShared('keeps every cent of Plaid’s own %s', (_, file) => journey(file));

  it('shifts every persona so that it ends today', async () => {
    const tokens = await Promise.all(
      own.map((file) => linkCustom(bank.api, readFileSync(file, 'utf8'))),
    );
    const newest = await Promise.all(
      tokens.map(async (token) =>
        (await syncAll(bank.api, token)).added
          .filter((one) => !one.pending)
          .reduce((latest, { date }) => (date > latest ? date : latest), ''),
      ),
    );
    expect(newest.every((day) => day >= '2026-11-18' && day <= '2026-11-20')).toBe(true);
  });

  it('returns debts and holdings of the personas that have them', async () => {
    const { public_token } = (
      await bank.api.sandboxPublicTokenCreate({
        institution_id: 'ins_109508',
        initial_products: [Products.Transactions],
        options: { override_username: 'family-homeowners' },
      })
    ).data;
    const { access_token } = (await bank.api.itemPublicTokenExchange({ public_token })).data;
    const { liabilities } = (await bank.api.liabilitiesGet({ access_token })).data;
    expect(liabilities.mortgage?.[0]?.next_monthly_payment).toBe(2473.18);
    expect(liabilities.student?.[0]?.interest_rate_percentage).toBe(5.05);
    expect(liabilities.credit?.[0]?.aprs.map((apr) => apr.apr_type)).toContain('purchase_apr');

    const { accounts, holdings, securities } = (
      await bank.api.investmentsHoldingsGet({ access_token })
    ).data;
    const value = holdings.reduce((total, one) => total + toCents(one.institution_value), 0);
    expect(value).toBe(toCents(accounts[0]?.balances.current ?? 0));
    expect(securities).toHaveLength(holdings.length);
  });
});
