import {
  aiStatusSchema,
  chatAnswerSchema,
  chatHistorySchema,
  chatInputSchema,
  doneSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { ApiPlugin } from '../platform/valibot';
import { addMessage, clearHistory, readHistory } from './chat/history';
import { figures } from './fact/figures';
import { insightRoutes } from './insight-routes';
import { localAnswer } from './local/answer';

const rateLimit = { max: 30, timeWindow: '1 minute' };
const NO_FEATURES = { insights: false, chat: false, transaction_analysis: false };

/** Insights, chat and what of it a model provides (spec part 1, section 7). */
export const aiPlugin: ApiPlugin = async (app, deps) => {
  const { db, clock } = deps;
  await app.register(insightRoutes, deps);

  app.get(PATHS.ai.status, { schema: { response: { 200: aiStatusSchema } } }, () => ({
    success: true,
    configured: false,
    features: NO_FEATURES,
  }));

  app.post(
    PATHS.ai.chat,
    {
      schema: { body: chatInputSchema, response: { 200: chatAnswerSchema } },
      config: { rateLimit },
    },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { message } = request.body;
      await addMessage(db, userId, { type: 'user', content: message }, clock());
      const household = await app.householdOf(userId);
      const { said } = localAnswer(household, message);
      const answer = {
        type: 'ai',
        content: said.text,
        figures: figures(said, household),
        origin: 'rules',
      } as const;
      return { response: await addMessage(db, userId, answer, clock()) };
    },
  );

  app.get(
    PATHS.ai.chatHistory,
    { schema: { response: { 200: chatHistorySchema } } },
    async ({ person }) => ({ messages: await readHistory(db, person.userId) }),
  );

  app.delete(
    PATHS.ai.chatHistory,
    { schema: { response: { 200: doneSchema } } },
    async ({ person }) => {
      await clearHistory(db, person.userId);
      return { success: true as const };
    },
  );
};
