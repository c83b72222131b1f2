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
  /** Whether the user allowed sending figures to the provider; null before they chose, absent without a provider. */
  consent: v.optional(v.nullable(v.boolean())),
});

/** Whether a model provider is configured (P1-3-22). */
export type AiStatus = v.InferOutput<typeof aiStatusSchema>;

/** A figure inside a text: what is printed, the position it begins at, and the screen that shows its rows. */
const figureSchema = v.object({ at: v.number(), text: v.string(), href: v.string() });

export type Figure = v.InferOutput<typeof figureSchema>;

const aiInsightSchema = v.object({
  /** Names the matter while its figures move; the built-in ones have none and cannot be put away. */
  id: v.optional(v.string()),
  title: v.string(),
  message: v.string(),
  action: v.string(),
  priority: v.picklist(['high', 'medium', 'low']),
  /** Route of the screen that shows the matter. */
  href: v.string(),
  /** Figures of the message, in order. */
  figures: v.optional(v.array(figureSchema)),
});

export type AiInsight = v.InferOutput<typeof aiInsightSchema>;

export const aiInsightsAnswerSchema = v.object({ insights: v.array(aiInsightSchema) });

/** Which insight a user dismisses. */
export const insightParamsSchema = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });

/** What a message of the chat has besides its text. */
export const chatMessageDetailsSchema = v.object({
  /** Figures of the content, in order. */
  figures: v.optional(v.array(figureSchema)),
  /** Titles of the knowledge entries that the answer used. */
  sources: v.optional(v.array(v.string())),
  /** Who answered: fixed rules, or a model. */
  origin: v.optional(v.picklist(['rules', 'model'])),
  /** Why rules answered in a model's place. */
  notice: v.optional(v.string()),
  /** The answer ended early; what is there was checked. */
  interrupted: v.optional(v.boolean()),
  /** Something was sent to a provider for this answer, and can be read. */
  sent: v.optional(v.boolean()),
});

const chatMessageSchema = v.object({
  id: v.string(),
  type: v.picklist(['user', 'ai']),
  content: v.string(),
  timestamp: v.string(),
  ...chatMessageDetailsSchema.entries,
});

/** One message of the chat (P1-3-21). */
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;

export const chatAnswerSchema = v.object({ response: chatMessageSchema });

/** The events of a streamed answer, one per line: steps, checked pieces of text, and the whole message at the end. */
export const chatEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('step'), label: v.string() }),
  v.object({ kind: v.literal('text'), text: v.string(), figures: v.array(figureSchema) }),
  v.object({ kind: v.literal('done'), response: chatMessageSchema }),
]);
export type ChatEvent = v.InferOutput<typeof chatEventSchema>;

/** The bodies of the calls to the provider that one answer took, as they were sent. */
export const chatSentSchema = v.object({ requests: v.array(v.string()) });

export const consentSchema = v.object({ granted: v.boolean() });
export const chatHistorySchema = v.object({ messages: v.array(chatMessageSchema) });

/** Insight of the data service (P1-3-19). */
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

/** How many messages of the chat a browser sends along (P1-9-7). */
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
