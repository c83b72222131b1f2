import * as v from 'valibot';

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

export const aiInsightSchema = v.object({
  title: v.string(),
  message: v.string(),
  action: v.string(),
  priority: v.picklist(['high', 'medium', 'low']),
  /** Route of the screen that shows the matter. */
  href: v.string(),
});

export type AiInsight = v.InferOutput<typeof aiInsightSchema>;

export const aiInsightsAnswerSchema = v.object({ insights: v.array(aiInsightSchema) });

export const chatMessageSchema = v.object({
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
