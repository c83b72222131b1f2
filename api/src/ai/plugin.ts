import {
  aiInsightsAnswerSchema,
  aiStatusSchema,
  chatAnswerSchema,
  chatHistorySchema,
  chatInputSchema,
  doneSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { ApiPlugin } from '../platform/valibot';
import { addMessage, clearHistory, readHistory } from './history';
import { localAdvisor } from './local/local-advisor';

const rateLimit = { max: 30, timeWindow: '1 minute' };

/** Insights, chat and what of it a model provides (spec part 1, section 7). */
export const aiPlugin: ApiPlugin = async (app, { db, clock }) => {
  const advisor = localAdvisor;

  app.get(PATHS.ai.status, { schema: { response: { 200: aiStatusSchema } } }, () => ({
    success: true,
    configured: advisor.configured,
    features: advisor.features,
  }));

  app.get(
    PATHS.ai.insights,
    { schema: { response: { 200: aiInsightsAnswerSchema } } },
    async ({ person }) => ({
      insights: [...(await advisor.insights(await app.householdOf(person.userId)))],
    }),
  );

  app.post(
    PATHS.ai.chat,
    {
      schema: { body: chatInputSchema, response: { 200: chatAnswerSchema } },
      config: { rateLimit },
    },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { message, chatHistory = [] } = request.body;
      await addMessage(db, userId, 'user', message, clock());
      const content = await advisor.answer(await app.householdOf(userId), message, chatHistory);
      return { response: await addMessage(db, userId, 'ai', content, clock()) };
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
