import { fromDollars } from '@halyard/shared-contracts/money';
import {
  accountAnswerSchema,
  accountInputSchema,
  type AccountPatch,
  accountPatchSchema,
  doneSchema,
  encodeAccount,
  encodeLiability,
  liabilityAnswerSchema,
  liabilityInputSchema,
  type LiabilityPatch,
  liabilityPatchSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import { toAccount, toLiability } from '../../db/row/account-row';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { attemptOf } from '../once/attempt';
import { accountWriter, type Entered, type StoredAccount } from './accounts';

type AmountColumn = Extract<keyof Entered, `${string}_cents`>;

/** undefined leaves an amount as it is, and null means that it is unknown. */
const amount = (column: AmountColumn, dollars: number | null | undefined) =>
  dollars === undefined ? {} : { [column]: dollars === null ? null : fromDollars(dollars) };

const accountColumns = ({ balance, ...rest }: AccountPatch): Entered => ({
  ...rest,
  ...amount('balance_cents', balance),
});

function debtColumns(patch: LiabilityPatch): Entered {
  const { balance, limit, monthly_payment, minimum_payment, interest_rate, ...rest } = patch;
  return {
    ...rest,
    ...amount('balance_cents', balance),
    ...amount('limit_cents', limit),
    ...amount('monthly_payment_cents', monthly_payment),
    ...amount('minimum_payment_cents', minimum_payment),
    ...(interest_rate === undefined ? {} : { apr_percent: interest_rate }),
  };
}

const accountAnswer = ({ row, asOf }: StoredAccount) => ({
  account: encodeAccount(toAccount(row, asOf)),
});
const debtAnswer = ({ row, asOf }: StoredAccount) => ({
  liability: encodeLiability(toLiability(row, asOf)),
});

export const accountWrites: Routes = (app, deps) => {
  const { add, change, remove } = accountWriter(deps, 'asset');

  app.post(
    PATHS.finance.accounts,
    { schema: { body: accountInputSchema, response: { 201: accountAnswerSchema } } },
    async (request, reply) => {
      const person = await request.ensurePerson(reply);
      const { name, type } = request.body;
      const entered = { ...accountColumns(request.body), name, type };
      reply.code(201);
      return accountAnswer(await add(person, entered, attemptOf(request, deps.clock())));
    },
  );

  app.patch(
    `${PATHS.finance.accounts}/:id`,
    { schema: { params: byId, body: accountPatchSchema, response: { 200: accountAnswerSchema } } },
    async ({ person, params, body }) =>
      accountAnswer(await change(person, params.id, accountColumns(body))),
  );

  app.delete(
    `${PATHS.finance.accounts}/:id`,
    { schema: { params: byId, response: { 200: doneSchema } } },
    ({ person, params }) => remove(person.userId, params.id),
  );
};

export const debtWrites: Routes = (app, deps) => {
  const { add, change, remove } = accountWriter(deps, 'debt');

  app.post(
    PATHS.finance.liabilities,
    { schema: { body: liabilityInputSchema, response: { 201: liabilityAnswerSchema } } },
    async (request, reply) => {
      const person = await request.ensurePerson(reply);
      const { name, type } = request.body;
      const entered = { ...debtColumns(request.body), name, type };
      reply.code(201);
      return debtAnswer(await add(person, entered, attemptOf(request, deps.clock())));
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
      debtAnswer(await change(person, params.id, debtColumns(body))),
  );

  app.delete(
    `${PATHS.finance.liabilities}/:id`,
    { schema: { params: byId, response: { 200: doneSchema } } },
    ({ person, params }) => remove(person.userId, params.id),
  );
};
