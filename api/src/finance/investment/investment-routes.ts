import { type IsoDate, isoDate } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import {
  accountValueInputSchema,
  doneSchema,
  encodeInvestments,
  investmentNotesSchema,
  investmentsAnswerSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import type { AccountTable } from '../../db/schema';
import { AppError } from '../../errors';
import type { Routes } from '../../platform/valibot';
import { findAccount } from '../account/accounts';
import { forgetBalance, recordBalance } from '../account/balances';
import { byId } from '../by-id';
import { change, notOwnError } from '../change';
import { writeDocument } from '../user-entries/documents';
import { whenOf } from '../today';
import { investmentsOf } from './investments-of';
import { hasPastValues, INVESTMENT_NOTES_KIND } from './investment-store';

interface PastValue {
  readonly id: string;
  readonly date: IsoDate;
  readonly today: IsoDate;
}

/** Returns an account that may have a value on a past day. The value of today is its balance. */
async function accountOf(
  db: Db,
  userId: string,
  { id, date, today }: PastValue,
): Promise<AccountTable> {
  const account = await findAccount(db, userId, id);
  if (account?.kind !== 'asset') {
    throw await notOwnError(db, userId, ({ accounts }) => accounts.some((each) => each.id === id));
  }
  if (!hasPastValues(account.type) || date >= today) throw new AppError('BAD_REQUEST');
  return account;
}

/** Serves trades, values of past days, and what the user says about investments. */
export const investmentRoutes: Routes = (app, deps) => {
  const { db, clock } = deps;

  app.get(
    PATHS.finance.investments,
    { schema: { response: { 200: investmentsAnswerSchema } } },
    async ({ person: { userId } }) => {
      const data = await app.financialDataOf(userId);
      return encodeInvestments(data, await investmentsOf(db, userId, data));
    },
  );

  app.put(
    PATHS.finance.investmentNotes,
    { schema: { body: investmentNotesSchema, response: { 200: investmentNotesSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      await change(db, userId, (trx) =>
        writeDocument(trx, userId, INVESTMENT_NOTES_KIND, request.body, clock()),
      );
      return request.body;
    },
  );

  app.put(
    `${PATHS.finance.accounts}/:id/values`,
    {
      schema: { params: byId, body: accountValueInputSchema, response: { 200: doneSchema } },
    },
    async ({ person, params: { id }, body }) => {
      const { userId } = person;
      const date = isoDate(body.date);
      const { today } = whenOf(deps, person);
      await change(db, userId, async (trx) => {
        const account = await accountOf(trx, userId, { id, date, today });
        if (body.value === null) return forgetBalance(trx, account, date);
        return recordBalance(trx, { ...account, balance_cents: fromDollars(body.value) }, date);
      });
      return { success: true as const };
    },
  );
};
