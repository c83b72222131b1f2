import {
  CHAT_HISTORY_SENT,
  chatAnswerSchema,
  chatHistorySchema,
  chatInputSchema,
  type ChatMessage,
  chatSentSchema,
  doneSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { AppError } from '../errors';
import type { Routes } from '../platform/valibot';
import { withinQuota } from '../quota/within-quota';
import type { Answering, ChatTurn } from './chat/chat-turn';
import { type ChatStream, chatStream } from './chat/chat-stream';
import { addMessage, clearHistory, hasMessage, readHistory } from './chat/history';
import { storeSent, readSent } from './chat/sent';
import { takeTurn } from './limit/turn-lock';

const rateLimit = { max: 30, timeWindow: '1 minute' };
const sentParams = v.object({ id: v.pipe(v.string(), v.maxLength(60)) });

const wantsStream = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') ?? false;

/** Returns a signal that aborts when the browser closes the connection. */
function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.on('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Stores the answer, unless the question was stopped or deleted meanwhile. */
async function answerAndStore(
  answering: Answering,
  turn: ChatTurn,
  questionId: string,
): Promise<ChatMessage> {
  const { db, clock } = answering;
  const { userId } = turn;
  // The assistant is a sixth of the server's code, so it is loaded with the first question.
  const { answerQuestion } = await import('./chat/answer-question');
  const { message, requests } = await answerQuestion(answering, turn);
  const line = requests.length > 0 ? { ...message, sent: true } : message;
  const now = clock();
  const { query: _understood, ...shown } = line;
  const notStored = { id: '', timestamp: now.toISOString(), ...shown };
  if (line.content === '') return notStored;
  return inTransaction(db, async (trx) => {
    if (!(await hasMessage(trx, userId, questionId))) return notStored;
    const { query: _query, ...stored } = await addMessage(trx, userId, line, now);
    if (requests.length > 0) await storeSent(trx, userId, stored.id, requests);
    return stored;
  });
}

/** A failure ends the stream, and the browser then shows an error. */
function streamed(
  talk: (onStep: ChatTurn['onStep']) => Promise<ChatMessage>,
  stream: ChatStream,
): void {
  talk((label) => stream.tell({ kind: 'step', label }))
    .then((response) => stream.tell({ kind: 'done', response }))
    .catch(() => undefined)
    .finally(() => stream.end());
}

export const chatRoutes =
  (answering: Answering): Routes =>
  (app) => {
    const { db, clock } = answering;

    app.post(
      PATHS.ai.chat,
      { schema: { body: chatInputSchema }, config: { rateLimit } },
      async (request, reply) => {
        const signal = abortOnDisconnect(reply);
        const { userId } = await request.ensurePerson(reply);
        const lock = await takeTurn(db, userId, clock());
        if (!lock) throw new AppError('CHAT_BUSY');
        try {
          const { message } = request.body;
          const financialData = await app.financialDataOf(userId);
          const history = await readHistory(db, userId, CHAT_HISTORY_SENT);
          const question = await withinQuota(db, userId, (trx) =>
            addMessage(trx, userId, { type: 'user', content: message }, clock()),
          );
          const turn = { userId, financialData, message, history, signal };
          const talk = async (onStep: ChatTurn['onStep']) => {
            try {
              return await answerAndStore(answering, { ...turn, onStep }, question.id);
            } finally {
              await lock.end();
            }
          };
          if (!wantsStream(request)) {
            const response = await talk(() => {});
            return v.parse(chatAnswerSchema, { response });
          }
          const stream = chatStream();
          streamed(talk, stream);
          return await reply
            .type('text/event-stream')
            .header('cache-control', 'no-store, no-transform')
            .header('x-accel-buffering', 'no')
            .send(stream.body);
        } catch (error) {
          await lock.end();
          throw error instanceof AppError
            ? error
            : new AppError('AI_CHAT_FAILED', { cause: error });
        }
      },
    );

    // The serializer of a response schema cannot choose between kinds of blocks.
    app.get(PATHS.ai.chatHistory, async ({ person }) => {
      const messages = await readHistory(db, person.userId);
      return v.parse(chatHistorySchema, { messages });
    });

    app.delete(
      PATHS.ai.chatHistory,
      { schema: { response: { 200: doneSchema } } },
      async ({ person }) => {
        await clearHistory(db, person.userId);
        return { success: true as const };
      },
    );

    app.get(
      `${PATHS.ai.chat}/:id/sent`,
      { schema: { params: sentParams, response: { 200: chatSentSchema } } },
      async ({ person, params }) => {
        const requests = await readSent(db, person.userId, params.id);
        if (!requests) throw new AppError('NOT_FOUND');
        return { requests };
      },
    );
  };
