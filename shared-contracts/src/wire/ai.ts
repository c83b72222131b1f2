import * as v from 'valibot';
import { provenance } from './common';

export const aiStatusSchema = v.object({
  success: v.boolean(),
  configured: v.boolean(),
  features: v.object({
    insights: v.boolean(),
    chat: v.boolean(),
    transaction_analysis: v.boolean(),
  }),
});

/** Whether a model provider is configured (spec part 1, section 3). */
export type AiStatus = v.InferOutput<typeof aiStatusSchema>;

const aiInsightSchema = v.object({
  title: v.string(),
  message: v.string(),
  action: v.string(),
  priority: v.picklist(['high', 'medium', 'low']),
  /** Route of the screen that shows the matter. */
  href: v.string(),
});

export type AiInsight = v.InferOutput<typeof aiInsightSchema>;

export const aiInsightsAnswerSchema = v.object({ insights: v.array(aiInsightSchema) });

const chatMessageSchema = v.object({
  id: v.string(),
  type: v.picklist(['user', 'ai']),
  content: v.string(),
  timestamp: v.string(),
});

/** One line of the chat (spec part 1, section 3). */
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;

export const chatAnswerSchema = v.object({ response: chatMessageSchema });
export const chatHistorySchema = v.object({ messages: v.array(chatMessageSchema) });

/** Insight of the data service (spec part 1, section 3: demo data). */
export const dataInsightSchema = v.object({
  id: v.string(),
  type: v.picklist(['spending_alert', 'savings_opportunity', 'bill_optimization']),
  title: v.string(),
  message: v.string(),
  category: v.string(),
  severity: v.picklist(['warning', 'positive', 'info']),
  actionable: v.boolean(),
  action: v.string(),
  date: v.string(),
  read: v.boolean(),
});
export type DataInsight = v.InferOutput<typeof dataInsightSchema>;

/** Insights of the data service, with what every answer of it says about itself. */
export const dataInsightsAnswerSchema = v.object({
  ...provenance,
  insights: v.array(dataInsightSchema),
});

/** How many messages of the chat a browser sends along (spec part 1, section 9). */
export const CHAT_HISTORY_SENT = 10;

/** A question to the assistant; the history comes from a browser and is never trusted. */
export const chatInputSchema = v.object({
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000)),
  chatHistory: v.optional(
    v.pipe(
      v.array(
        v.object({
          type: v.picklist(['user', 'ai']),
          content: v.pipe(v.string(), v.maxLength(8_000)),
        }),
      ),
      v.maxLength(CHAT_HISTORY_SENT),
    ),
  ),
});
