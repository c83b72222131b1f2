import { fromDollars } from '@halyard/shared-contracts/money';
import {
  doneSchema,
  encodeLiability,
  liabilityAnswerSchema,
  liabilityInputSchema,
  type LiabilityPatch,
  liabilityPatchSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { Db } from '../db/database';
import type { AccountTable } from '../db/schema';
import type { Routes } from '../platform/valibot';
import { byId } from './by-id';
import { addHolding, changeHolding, confirmedAt, type Entered, removeHolding } from './holdings';
import { toLiability } from '../db/row/account-row';
import { whenOf } from './today';

type AmountColumn = Extract<keyof Entered, `${string}_cents`>;

/** What was not sent stays as it is; null says that the amount is not known. */
const sent = (column: AmountColumn, dollars: number | null | undefined) =>
  dollars === undefined ? {} : { [column]: dollars === null ? null : fromDollars(dollars) };

function entered(body: LiabilityPatch): Entered {
  const { balance, limit, monthly_payment, minimum_payment, interest_rate, ...words } = body;
  return {
    ...words,
    ...sent('balance_cents', balance),
    ...sent('limit_cents', limit),
    ...sent('monthly_payment_cents', monthly_payment),
    ...sent('minimum_payment_cents', minimum_payment),
    ...(interest_rate === undefined ? {} : { apr_percent: interest_rate }),
  };
}

const answer = async (db: Db, row: AccountTable) => ({
  liability: encodeLiability(toLiability(row, await confirmedAt(db, row))),
});

/** Manual debts, entered and changed. */
export const liabilityWrites: Routes = (app, deps) => {
  app.post(
    PATHS.finance.liabilities,
    { schema: { body: liabilityInputSchema, response: { 201: liabilityAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { name, type } = request.body;
      const fields = { ...entered(request.body), name, type };
      reply.code(201);
      return answer(deps.db, await addHolding(deps.db, userId, 'debt', fields, whenOf(deps)));
    },
  );

  app.patch(
    `${PATHS.finance.liabilities}/:id`,
    {
      schema: {
        params: byId,
        body: liabilityPatchSchema,
        response: { 200: liabilityAnswerSchema },
      },
    },
    async ({ person, params, body }) =>
      answer(
        deps.db,
        await changeHolding(deps.db, person.userId, 'debt', params.id, entered(body), whenOf(deps)),
      ),
  );

  app.delete(
    `${PATHS.finance.liabilities}/:id`,
    { schema: { params: byId, response: { 200: doneSchema } } },
    async ({ person, params }) => {
      await removeHolding(deps.db, person.userId, 'debt', params.id);
      return { success: true as const };
    },
  );
};
