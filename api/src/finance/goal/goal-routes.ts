import {
  encodeGoals,
  goalAnswerSchema,
  goalContributionInputSchema,
  goalInputSchema,
  goalRemovedSchema,
  idInput,
  onboardingGoalsAnswerSchema,
  onboardingGoalsInputSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import type { App, Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { type Attempt, attemptOf } from '../once/attempt';
import { changeOnce } from '../once/change-once';
import {
  addGoal,
  type ChangedGoal,
  changeGoal,
  contribute,
  type GoalWork,
  removeContribution,
  removeGoal,
} from './goal-store';
import { takeOnboardingGoals } from './onboarding-goals';

const ONE = `${PATHS.finance.goals}/:id`;
const CONTRIBUTIONS = `${ONE}/contributions`;
const byBoth = v.object({ id: idInput, contribution: idInput });

async function changing<T>(
  app: App,
  { db, clock }: Deps,
  userId: string,
  work: (write: GoalWork) => Promise<T>,
  attempt: Attempt | null = null,
): Promise<T> {
  const { accounts, today } = await app.financialDataOf(userId);
  return changeOnce(db, userId, attempt, (trx) =>
    work({ trx, userId, today, accounts, now: clock() }),
  );
}

async function answerOf(app: App, userId: string, { id, changeId }: ChangedGoal) {
  const { goals } = encodeGoals(await app.financialDataOf(userId));
  const goal = goals.find((each) => each.id === id);
  if (!goal) throw new AppError('NOT_FOUND');
  return { ...goal, ...(changeId === undefined ? {} : { changeId }) };
}

function contributions(app: App, deps: Deps): void {
  app.post(
    CONTRIBUTIONS,
    {
      schema: {
        params: byId,
        body: goalContributionInputSchema,
        response: { 201: goalAnswerSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { params, body } = request;
      const attempt = attemptOf(request, deps.clock());
      const adding = (work: GoalWork) => contribute(work, params.id, body);
      const changed = await changing(app, deps, userId, adding, attempt);
      reply.code(201);
      return answerOf(app, userId, changed);
    },
  );

  app.delete(
    `${CONTRIBUTIONS}/:contribution`,
    { schema: { params: byBoth, response: { 200: goalAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { id, contribution } = request.params;
      const changed = await changing(app, deps, userId, (work) =>
        removeContribution(work, id, contribution),
      );
      return answerOf(app, userId, changed);
    },
  );
}

/** Serves what users save for. `GET` is one of the finance reads, and each change can be undone. */
export const goalRoutes: Routes = (app, deps) => {
  contributions(app, deps);

  app.put(
    PATHS.finance.onboardingGoals,
    {
      schema: { body: onboardingGoalsInputSchema, response: { 200: onboardingGoalsAnswerSchema } },
    },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const goals = await changing(app, deps, userId, (work) =>
        takeOnboardingGoals(work, request.body),
      );
      return { goals };
    },
  );

  app.post(
    PATHS.finance.goals,
    { schema: { body: goalInputSchema, response: { 201: goalAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const attempt = attemptOf(request, deps.clock());
      const adding = (work: GoalWork) => addGoal(work, request.body);
      const added = await changing(app, deps, userId, adding, attempt);
      reply.code(201);
      return answerOf(app, userId, added);
    },
  );

  app.put(
    ONE,
    { schema: { params: byId, body: goalInputSchema, response: { 200: goalAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { params, body } = request;
      const changed = await changing(app, deps, userId, (work) =>
        changeGoal(work, params.id, body),
      );
      return answerOf(app, userId, changed);
    },
  );

  app.delete(
    ONE,
    { schema: { params: byId, response: { 200: goalRemovedSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { id } = request.params;
      return { changeId: await changing(app, deps, userId, (work) => removeGoal(work, id)) };
    },
  );
};
