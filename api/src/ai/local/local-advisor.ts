import type { Advisor } from '../advisor';
import { localAnswer } from './answer';
import { localInsights } from './insights';

/** The advisor of rules: works without any provider, says only what the data say, and is not called AI. */
export const localAdvisor: Advisor = {
  configured: false,
  features: { insights: false, chat: false, transaction_analysis: false },
  insights: async (household) => localInsights(household),
  answer: async (household, message) => localAnswer(household, message),
};
