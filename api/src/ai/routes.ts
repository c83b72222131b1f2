import { aiStatusSchema, consentSchema, doneSchema, PATHS } from '@halyard/shared-contracts/wire';
import { withErrorCode } from '../platform/guarded-work';
import type { Routes } from '../platform/valibot';
import { chatRoutes } from './chat-routes';
import { consentOf, recordConsent } from '../db/consents';
import { insightRoutes } from './insight-routes';
import { circuitBreaker } from './limit/circuit-breaker';
import { openAiModel } from './model/openai-model';

/** Serves insights, the chat, and the AI status (P1-7-10, P1-7-11, P1-7-12). */
export const aiRoutes: Routes = (app, deps) => {
  const { config, db, clock } = deps;
  const model = config.ai && openAiModel(config.ai);
  const answering = { ...deps, model, breaker: circuitBreaker(), log: app.log };
  const configured = model !== null;
  const features = { insights: configured, chat: configured, transaction_analysis: configured };
  insightRoutes(answering)(app, deps);
  chatRoutes(answering)(app, deps);

  app.get(PATHS.ai.status, { schema: { response: { 200: aiStatusSchema } } }, ({ person }) =>
    withErrorCode('AI_STATUS_FAILED', async () => ({
      success: true,
      configured,
      features,
      ...(configured && { consent: await consentOf(db, person.userId) }),
    })),
  );

  app.post(
    PATHS.ai.consent,
    { schema: { body: consentSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      await recordConsent(db, userId, request.body.granted, clock());
      return { success: true as const };
    },
  );
};
