import {
  type AccountPatch,
  accountAnswerSchema,
  accountInputSchema,
  accountPatchSchema,
  doneSchema,
  encodeAccount,
  PATHS,
} from '@halyard/shared-contracts/wire';
import { fromDollars } from '@halyard/shared-contracts/money';
import type { Db } from '../db/database';
import type { AccountTable } from '../db/schema';
import type { Routes } from '../platform/valibot';
import { byId } from './by-id';
import { addHolding, changeHolding, confirmedAt, type Entered, removeHolding } from './holdings';
import { toAccount } from '../db/row/account-row';
import { whenOf } from './today';

const entered = ({ balance, ...rest }: AccountPatch): Entered => ({
  ...rest,
  ...(balance === undefined ? {} : { balance_cents: fromDollars(balance) }),
});

const answer = async (db: Db, row: AccountTable) => ({
  account: encodeAccount(toAccount(row, await confirmedAt(db, row))),
});

/** Manual accounts, entered and changed. */
export const accountWrites: Routes = (app, deps) => {
  app.post(
    PATHS.finance.accounts,
    { schema: { body: accountInputSchema, response: { 201: accountAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { name, type } = request.body;
      const fields = { ...entered(request.body), name, type };
      reply.code(201);
      return answer(deps.db, await addHolding(deps.db, userId, 'asset', fields, whenOf(deps)));
    },
  );

  app.patch(
    `${PATHS.finance.accounts}/:id`,
    { schema: { params: byId, body: accountPatchSchema, response: { 200: accountAnswerSchema } } },
    async ({ person, params, body }) =>
      answer(
        deps.db,
        await changeHolding(
          deps.db,
          person.userId,
          'asset',
          params.id,
          entered(body),
          whenOf(deps),
        ),
      ),
  );

  app.delete(
    `${PATHS.finance.accounts}/:id`,
    { schema: { params: byId, response: { 200: doneSchema } } },
    async ({ person, params }) => {
      await removeHolding(deps.db, person.userId, 'asset', params.id);
      return { success: true as const };
    },
  );
};
