import {
  doneSchema,
  PATHS,
  ruleAppliedSchema,
  ruleInputSchema,
  rulePreviewInputSchema,
  rulePreviewQuery,
  rulePreviewSchema,
  whySchema,
} from '@halyard/shared-contracts/wire';
import { wholeId } from '@halyard/shared-contracts/finance';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import type { App, Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { change } from '../change';
import { attemptOf } from '../once/attempt';
import { changeOnce } from '../once/change-once';
import { applyRule } from './apply-rule';
import { oneAtATimePerUser } from './one-at-a-time-per-user';
import { previewRule } from './preview-rule';
import { ruleAnswer, rulesAnswer } from './rule-answers';
import { addRule, changeRule, removeRule, ruleOf, rulesOf } from './rule-list';
import { whyOf } from './why';

const ONE = `${PATHS.finance.rules}/:id`;

function writes(app: App, { db, clock }: Deps): void {
  app.post(
    PATHS.finance.rules,
    { schema: { body: ruleInputSchema, response: { 201: ruleAnswer } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const id = await changeOnce(db, userId, attemptOf(request, clock()), (trx) =>
        addRule(trx, userId, request.body),
      );
      reply.code(201);
      return ruleOf(db, userId, id);
    },
  );

  app.put(
    ONE,
    { schema: { params: byId, body: ruleInputSchema, response: { 200: ruleAnswer } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { id } = request.params;
      await change(db, userId, (trx) => changeRule(trx, userId, id, request.body));
      return ruleOf(db, userId, id);
    },
  );

  app.delete(
    ONE,
    { schema: { params: byId, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      await change(db, userId, (trx) => removeRule(trx, userId, request.params.id));
      return { success: true as const };
    },
  );
}

export const ruleRoutes: Routes = (app, deps) => {
  const { db, clock } = deps;
  writes(app, deps);

  app.get(
    PATHS.finance.rules,
    { schema: { response: { 200: rulesAnswer } } },
    async ({ person }) => ({ rules: await rulesOf(db, person.userId) }),
  );

  app.post(
    PATHS.finance.rulePreview,
    {
      schema: {
        body: rulePreviewInputSchema,
        querystring: rulePreviewQuery,
        response: { 200: rulePreviewSchema },
      },
    },
    ({ person: { userId }, body, query }) =>
      oneAtATimePerUser(userId, () => previewRule(db, userId, body, query.from)),
  );

  app.post(
    `${ONE}/apply`,
    { schema: { params: byId, response: { 200: ruleAppliedSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      return oneAtATimePerUser(userId, () => applyRule(db, userId, request.params.id, clock()));
    },
  );

  app.get(
    `${PATHS.finance.transactions}/:id/why`,
    { schema: { params: byId, response: { 200: whySchema } } },
    async ({ person, params }) => {
      const { transactions } = await app.listOf(person.userId);
      const whole = wholeId(params.id);
      const listed = transactions.find(({ id }) => wholeId(id) === whole);
      if (!listed) throw new AppError('NOT_FOUND');
      return whyOf(db, person.userId, listed);
    },
  );
};
