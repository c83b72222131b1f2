import * as v from 'valibot';
import { provenance } from '../common';

export const aiStatusSchema = v.object({
  success: v.boolean(),
  configured: v.boolean(),
  features: v.object({
    insights: v.boolean(),
    chat: v.boolean(),
    transaction_analysis: v.boolean(),
  }),
  /** It is null before the user decides whether figures may be sent, and absent without a provider. */
  consent: v.optional(v.nullable(v.boolean())),
});

export type AiStatus = v.InferOutput<typeof aiStatusSchema>;

/** `at` is the position of the figure in the text, and `href` the screen that shows its rows. */
const figureSchema = v.object({ at: v.number(), text: v.string(), href: v.string() });

export type Figure = v.InferOutput<typeof figureSchema>;

const aiInsightSchema = v.object({
  /** The id stays the same while figures change. Built-in insights have none and cannot be dismissed. */
  id: v.optional(v.string()),
  title: v.string(),
  message: v.string(),
  action: v.string(),
  priority: v.picklist(['high', 'medium', 'low']),
  /** The screen shows the subject of the insight. An answer with only the specification's fields has none. */
  href: v.optional(v.string(), '/wealth-plan'),
  figures: v.optional(v.array(figureSchema)),
});

export type AiInsight = v.InferOutput<typeof aiInsightSchema>;

export const aiInsightsAnswerSchema = v.object({ insights: v.array(aiInsightSchema) });

export const insightParamsSchema = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });

const figured = { text: v.string(), figures: v.array(figureSchema) };
const questions = v.array(v.string());

/** A part of an answer is, for example, a sentence or a table. Halyard itself writes its words. */
const answerBlockSchema = v.variant('kind', [
  /** It says how Halyard understood the question, such as 'Spending · Groceries · May 2025'. */
  v.object({ kind: v.literal('understood'), text: v.string() }),
  v.object({ kind: v.literal('sentence'), ...figured }),
  v.object({ kind: v.literal('list'), items: v.array(v.object(figured)) }),
  v.object({
    kind: v.literal('table'),
    caption: v.string(),
    columns: v.array(v.string()),
    rows: v.array(v.array(v.object(figured))),
  }),
  /** It shows the same figures as a picture. Values are cents. */
  v.object({
    kind: v.literal('chart'),
    form: v.picklist(['bars', 'pie', 'line']),
    caption: v.string(),
    points: v.array(
      v.object({
        label: v.string(),
        value: v.number(),
        /** It is a whole percentage of a pie. Those of all points add up to 100. */
        share: v.optional(v.number()),
      }),
    ),
  }),
  /** It lists what a word of the question can mean. A press sends the question with that meaning. */
  v.object({
    kind: v.literal('choices'),
    label: v.string(),
    choices: v.array(v.object({ label: v.string(), question: v.string() })),
  }),
  v.object({ kind: v.literal('link'), label: v.string(), href: v.string() }),
  /** A press sends one of these questions, which can be answered or come next. */
  v.object({ kind: v.literal('questions'), label: v.string(), questions }),
  /** It is general knowledge, which contains none of the user's figures. */
  v.object({ kind: v.literal('general'), title: v.string(), text: v.string(), source: v.string() }),
]);

export type AnswerBlock = v.InferOutput<typeof answerBlockSchema>;

export const chatMessageDetailsSchema = v.object({
  figures: v.optional(v.array(figureSchema)),
  /** It is the answer in parts. `content` has the same words as one text. */
  blocks: v.optional(v.array(answerBlockSchema)),
  sources: v.optional(v.array(v.string())),
  origin: v.optional(v.picklist(['rules', 'model'])),
  notice: v.optional(v.string()),
  /** The answer ended early. The present text was checked. */
  interrupted: v.optional(v.boolean()),
  /** `true` means that the user can read what was sent to a provider for this answer. */
  sent: v.optional(v.boolean()),
});

const chatMessageSchema = v.object({
  id: v.string(),
  type: v.picklist(['user', 'ai']),
  content: v.string(),
  timestamp: v.string(),
  ...chatMessageDetailsSchema.entries,
});

export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;

export const chatAnswerSchema = v.object({ response: chatMessageSchema });

/** A streamed answer has one event per line: steps, and the whole message at the end. */
export const chatEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('step'), label: v.string() }),
  v.object({ kind: v.literal('done'), response: chatMessageSchema }),
]);
export type ChatEvent = v.InferOutput<typeof chatEventSchema>;

export const chatSentSchema = v.object({ requests: v.array(v.string()) });

export const consentSchema = v.object({ granted: v.boolean() });
export const chatHistorySchema = v.object({ messages: v.array(chatMessageSchema) });

const dataInsightSchema = v.object({
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

export const dataInsightsAnswerSchema = v.object({
  ...provenance,
  insights: v.array(dataInsightSchema),
});

/** A browser sends at most this many messages of the chat (P1-9-7). */
export const CHAT_HISTORY_SENT = 10;

/** The history comes from a browser, so it is never trusted. */
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
