import {
  bankStatusSchema,
  encodeAccount,
  encodeLiability,
  encodeTransaction,
  PATHS,
  queriedTransactions,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { AccountTable } from '../db/schema';
import { AppError } from '../errors';
import { toAccount, toLiability } from '../db/row/account-row';
import { asOfItem, asOfItems } from '../db/as-of';
import type { App } from '../platform/valibot';
import type { BankWorld } from './bank-world';
import type { Person } from '../identity/person';
import { linkedItems } from './item/item-store';
import { bankAccountRows, bankTransactionRows } from './read/bank-rows';
import { rawBalances, rawData } from './read/raw-data';
import { bankStatus } from './read/status';
import { withErrorCode } from '../platform/guarded-work';
import {
  bankAccountsAnswer,
  bankLiabilitiesAnswer,
  bankTransactionsAnswer,
  periodQuery,
  rawDataSchema,
} from './wire';

const NOT_CONNECTED = 'No bank accounts connected';

const bankFields = (row: AccountTable) => ({
  account_id: row.plaid_account_id,
  rawType: row.raw_type,
  rawBalances: rawBalances(row),
});

/** Serves the data of a user’s linked banks (P1-7-1 to P1-7-4). */
export function bankReads(app: App, world: BankWorld, production: boolean): void {
  const { db } = world;

  const itemsOf = async ({ userId, timeZone }: Person) => {
    const items = await linkedItems(db, userId);
    const asOf = new Map(items.map((item) => [item.id, asOfItem(item)]));
    return {
      asOf: (row: AccountTable) => asOf.get(row.item_id ?? '') ?? null,
      provenance: {
        source: 'own' as const,
        today: app.today({ timeZone }),
        as_of: asOfItems(items),
        ...(items.length === 0 ? { message: NOT_CONNECTED } : {}),
      },
    };
  };

  app.get(PATHS.bank.status, { schema: { response: { 200: bankStatusSchema } } }, ({ person }) =>
    withErrorCode('BANK_STATUS_FAILED', () => bankStatus(world, person.userId)),
  );

  app.get(
    PATHS.bank.accounts,
    { schema: { response: { 200: bankAccountsAnswer } } },
    ({ person }) =>
      withErrorCode('BANK_ACCOUNTS_FAILED', async () => {
        const { asOf, provenance } = await itemsOf(person);
        const rows = await bankAccountRows(db, person.userId, 'asset');
        const accounts = rows.map((row) => ({
          ...encodeAccount(toAccount(row, asOf(row))),
          ...bankFields(row),
        }));
        return { ...provenance, accounts };
      }),
  );

  app.get(
    PATHS.bank.liabilities,
    { schema: { response: { 200: bankLiabilitiesAnswer } } },
    ({ person }) =>
      withErrorCode('BANK_LIABILITIES_FAILED', async () => {
        const { asOf, provenance } = await itemsOf(person);
        const rows = await bankAccountRows(db, person.userId, 'debt');
        const liabilities = rows.map((row) => ({
          ...encodeLiability(toLiability(row, asOf(row))),
          ...bankFields(row),
        }));
        return { ...provenance, liabilities };
      }),
  );

  app.get(
    PATHS.bank.transactions,
    { schema: { querystring: periodQuery, response: { 200: bankTransactionsAnswer } } },
    ({ person, query }) =>
      withErrorCode('BANK_TRANSACTIONS_FAILED', async () => {
        const { provenance } = await itemsOf(person);
        const list = await app.listOf(person.userId);
        const reported = queriedTransactions(list, query).filter(({ source }) => source === 'bank');
        return { ...provenance, transactions: reported.map(encodeTransaction) };
      }),
  );

  app.get(
    PATHS.bank.debugAllData,
    {
      schema: {
        response: { 200: v.object({ connection: bankStatusSchema, rawData: rawDataSchema }) },
      },
    },
    async ({ person: { userId } }) => {
      if (production) throw new AppError('NOT_FOUND');
      const assets = await bankAccountRows(db, userId, 'asset');
      const debts = await bankAccountRows(db, userId, 'debt');
      return {
        connection: await bankStatus(world, userId),
        rawData: rawData([...assets, ...debts], await bankTransactionRows(db, userId)),
      };
    },
  );
}
