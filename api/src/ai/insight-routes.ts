import {
  aiInsightsAnswerSchema,
  doneSchema,
  insightParamsSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import { AppError } from '../errors';
import { withErrorCode } from '../platform/guarded-work';
import type { Routes } from '../platform/valibot';
import { withinQuota } from '../quota/within-quota';
import type { Answering } from './chat/chat-turn';
import { drafts } from './insight/drafts';
import { toInsight, shownDrafts, withBuiltIn } from './insight/insights';
import { hideInsight, hiddenInsightIds, showInsightAgain } from './insight/hidden-insights';

export const insightRoutes =
  (answering: Answering): Routes =>
  (app) => {
    const { db, model } = answering;

    app.get(
      PATHS.ai.insights,
      { schema: { response: { 200: aiInsightsAnswerSchema } } },
      ({ person }) =>
        withErrorCode('AI_INSIGHTS_FAILED', async () => {
          const { userId } = person;
          const financialData = await app.financialDataOf(userId);
          const found = shownDrafts(
            financialData,
            await hiddenInsightIds(db, userId, app.today(person)),
          );
          return {
            insights: withBuiltIn(found.map(toInsight), financialData, {
              configured: model !== null,
            }),
          };
        }),
    );

    for (const how of ['dismiss', 'snooze'] as const) {
      app.post(
        `${PATHS.ai.insights}/:id/${how}`,
        { schema: { params: insightParamsSchema, response: { 200: doneSchema } } },
        async (request, reply) => {
          const { id } = request.params;
          const financialData = await app.financialDataOf(request.person.userId);
          if (!drafts(financialData).some((draft) => draft.id === id))
            throw new AppError('NOT_FOUND');
          const person = await request.ensurePerson(reply);
          const { userId } = person;
          await withinQuota(db, userId, (trx) =>
            hideInsight(trx, userId, id, { snooze: how === 'snooze', today: app.today(person) }),
          );
          return { success: true as const };
        },
      );
    }

    app.post(
      `${PATHS.ai.insights}/:id/restore`,
      { schema: { params: insightParamsSchema, response: { 200: doneSchema } } },
      async ({ person, params }) => {
        if (!(await showInsightAgain(db, person.userId, params.id)))
          throw new AppError('NOT_FOUND');
        return { success: true as const };
      },
    );
  };
