import { civilDay } from '@halyard/shared-contracts/finance';
import { hasConsent } from '../consent';
import { hasRoom } from '../limit/usage';
import type { Model } from '../model/model';
import type { Reading } from '../model/reading';
import { findTerms } from '../general/find-term';
import { APOLOGY, lineOf, type Notice, plainLine } from './answered';
import type { Answering, ChatTurn } from './chat-turn';
import { composeByRules, composeReading } from './compose';
import type { Composed } from './composed';
import { canExplain, explainWithModel } from './explain-with-model';
import type { NewMessage } from './history';
import { knowledgeAnswer } from './knowledge-answer';
import { possibleQueries, prepareAnswer } from './prepare-answer';
import { prepareOutlook, queriesIn } from './prepare-outlook';
import { LimitReached, readWithModel } from './read-with-model';

export interface Answer {
  readonly message: NewMessage;
  readonly requests: readonly string[];
}

const isSampleOf = ({ financialData }: ChatTurn): boolean => financialData.source === 'sample';

/** Answers by rules, then from the knowledge base, and otherwise offers the questions that have an answer. */
async function byRules({ db }: Answering, turn: ChatTurn, notice?: Notice): Promise<NewMessage> {
  const setting = {
    isSample: isSampleOf(turn),
    origin: 'rules',
    ...(notice && { notice }),
  } as const;
  const earlier = turn.history.findLast(({ query }) => query)?.query ?? null;
  await prepareAnswer(
    possibleQueries(turn.message, turn.financialData, earlier),
    turn.financialData,
  );
  const { message, financialData, userId } = turn;
  const queries = queriesIn(message, financialData, earlier);
  const outlook = await prepareOutlook(db, userId, financialData, queries);
  const composed = composeByRules(message, financialData, earlier, outlook);
  if (composed.understood) return lineOf(composed, setting);
  const block = await knowledgeAnswer(db, turn.message);
  if (block) return lineOf({ blocks: [block], understood: true }, setting);
  return notice === 'provider' ? plainLine(APOLOGY, notice) : lineOf(composed, setting);
}

/** Returns why no model may be called, or null if one may. */
async function refusal(
  answering: Answering,
  { userId }: ChatTurn,
): Promise<Notice | 'none' | null> {
  const { db, model, breaker, clock, config } = answering;
  if (!model) return 'none';
  if (!(await hasConsent(db, userId))) return 'consent';
  if (breaker.isOpen(clock())) return 'provider';
  return (await hasRoom(db, userId, civilDay(clock(), config.timeZone))) ? null : 'limit';
}

type Call<Result> = (
  answering: Answering,
  turn: ChatTurn,
  model: Model,
  requests: string[],
) => Promise<Result | null>;

async function called<Result>(
  call: Call<Result>,
  answering: Answering,
  turn: ChatTurn,
  model: Model,
  requests: string[],
): Promise<Result | Notice> {
  const { breaker, clock, log } = answering;
  try {
    const result = await call(answering, turn, model, requests);
    breaker.worked();
    if (!result)
      log.warn({ code: 'AI_UNREADABLE' }, 'A model returned an answer that cannot be used.');
    return result ?? 'unread';
  } catch (error) {
    if (error instanceof LimitReached) return 'limit';
    if (turn.signal.aborted) return 'provider';
    breaker.failed(clock());
    const name = error instanceof Error ? error.constructor.name : 'unknown';
    log.warn({ code: 'AI_PROVIDER', name }, 'The model provider failed.');
    return 'provider';
  }
}

/** This message is never stored. */
const STOPPED: NewMessage = { type: 'ai', content: '' };

/** A model only reads the question. The rules compute and word the answer. */
export async function answerQuestion(answering: Answering, turn: ChatTurn): Promise<Answer> {
  const refused = await refusal(answering, turn);
  if (refused !== null || !answering.model) {
    const notice = refused === null || refused === 'none' ? undefined : refused;
    return { message: await byRules(answering, turn, notice), requests: [] };
  }
  turn.onStep('Reading your question');
  const requests: string[] = [];
  const read = await called(readWithModel, answering, turn, answering.model, requests);
  if (turn.signal.aborted) return { message: STOPPED, requests };
  const composed = await composeAnswer(read, answering, turn, requests);
  if (turn.signal.aborted) return { message: STOPPED, requests };
  if (typeof composed === 'string')
    return { message: await byRules(answering, turn, composed), requests };
  const line = lineOf(composed, { isSample: isSampleOf(turn), origin: 'model' });
  return { message: line, requests };
}

/** Returns the answer, or the reason why there is none. */
async function composeAnswer(
  read: Reading | Notice,
  answering: Answering,
  turn: ChatTurn,
  requests: string[],
): Promise<Composed | Notice> {
  if (typeof read === 'string') return read;
  const { message, financialData, userId, onStep } = turn;
  const isEmpty = read.queries.length === 0 && read.term === null;
  if (isEmpty && answering.model && canExplain(message) && findTerms(message).length === 0) {
    onStep('Looking up general information');
    const block = await called(explainWithModel, answering, turn, answering.model, requests);
    return typeof block === 'string' ? block : { blocks: [block], understood: true };
  }
  onStep('Calculating');
  await prepareAnswer(read.queries, financialData);
  const outlook = await prepareOutlook(answering.db, userId, financialData, read.queries);
  const composed = composeReading(read, message, financialData, outlook);
  return composed?.understood ? composed : 'unread';
}
