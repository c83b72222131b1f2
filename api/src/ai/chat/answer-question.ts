import { civilDay, type FinancialData } from '@halyard/shared-contracts/finance';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps';
import { hasConsent } from '../consent';
import type { Breaker } from '../limit/breaker';
import { countTokens, hasRoom, takeCall } from '../limit/usage';
import { within } from '../limit/within';
import { localAnswer } from '../local/answer';
import type { Input, Model } from '../model/model';
import { personCode } from '../person-code';
import { aliasesOf } from '../privacy/aliases';
import { redactorOf } from '../privacy/redactor';
import { APOLOGY, calculated, continued, type Notice, written } from './answered';
import type { NewMessage } from './history';
import { knowledgeAnswer } from './knowledge-answer';
import { type Listener, modelTurn, type TurnEnd } from './turn';

/** The longest time of a whole turn, in ms. */
const TURN_MS = 45_000;

/** Everything that an answer needs besides the question. */
export interface Answering extends Deps {
  readonly model: Model | null;
  readonly breaker: Breaker;
  readonly log: FastifyBaseLogger;
}

export interface Asked {
  readonly userId: string;
  readonly financialData: FinancialData;
  readonly message: string;
  /** The conversation so far as the server stored it, oldest message first. */
  readonly history: readonly { readonly type: 'user' | 'ai'; readonly content: string }[];
  /** Is aborted when the user stops waiting. */
  readonly signal: AbortSignal;
  readonly listener: Listener;
}

/** An answer and the bodies of the calls that it took. */
export interface Answer {
  readonly message: NewMessage;
  readonly requests: readonly string[];
}

/** Today's limit is reached: no call is made. */
class LimitReached extends Error {}

/** The answer of fixed rules, else of the knowledge base, else a list of what users can ask. */
async function byRules({ db }: Answering, asked: Asked, notice?: Notice): Promise<NewMessage> {
  const { financialData, message } = asked;
  const { said, understood } = localAnswer(financialData, message);
  const why = notice && { notice };
  if (understood) return calculated(said, { ...why });
  const entry = await knowledgeAnswer(db, message);
  if (entry) return calculated(entry.said, { ...why, sources: [entry.title] });
  return notice === 'provider'
    ? calculated({ text: APOLOGY, spans: [] }, {})
    : calculated(said, { ...why });
}

/** Why no model is called; null when it may be called. */
async function refusal(answering: Answering, { userId }: Asked): Promise<Notice | 'none' | null> {
  const { db, model, breaker, clock } = answering;
  if (!model) return 'none';
  if (!(await hasConsent(db, userId))) return 'consent';
  if (breaker.isOpen(clock())) return 'provider';
  return (await hasRoom(db, userId, dayOf(answering))) ? null : 'limit';
}

const dayOf = ({ clock, config }: Answering): string => civilDay(clock(), config.timeZone);

async function asModelTurn(answering: Answering, asked: Asked, model: Model) {
  const { db, config } = answering;
  const { financialData, userId } = asked;
  const aliases = aliasesOf(financialData);
  const redact = redactorOf(financialData, aliases);
  const requests: string[] = [];
  const day = dayOf(answering);
  const history = asked.history.map(({ type, content }): Input => ({
    role: type === 'user' ? 'user' : 'assistant',
    content: redact(content),
  }));
  const turn = (signal: AbortSignal) =>
    modelTurn(
      { message: redact(asked.message), history },
      { financialData, aliases, redact, db },
      model,
      {
        listener: {
          onStep: (label) => asked.listener.onStep(label),
          onSaid: (piece) => asked.listener.onSaid(aliases.named(piece)),
        },
        allowance: {
          beforeCall: async () => {
            if (!(await takeCall(db, userId, day))) throw new LimitReached();
          },
          afterCall: (tokens) => countTokens(db, userId, day, tokens),
        },
        circumstances: {
          personCode: personCode(config, userId),
          signal,
          onSent: (body) => requests.push(body),
        },
      },
    );
  const end = await within(TURN_MS, asked.signal, turn);
  return { end, aliases, requests };
}

/** Logs what went wrong, without words of the user or of the model. */
function note({ breaker, clock, log }: Answering, end: TurnEnd, wasStopped: boolean): void {
  if (end.kind === 'ungrounded') log.warn({ code: 'AI_UNGROUNDED' }, 'an answer did not hold');
  if (end.kind === 'answered') breaker.worked();
  if (end.kind !== 'cut' || wasStopped || end.error instanceof LimitReached) return;
  breaker.failed(clock());
  const name = end.error instanceof Error ? end.error.constructor.name : 'unknown';
  log.warn({ code: 'AI_PROVIDER', name }, 'the provider failed');
}

/** Answers a question: by the model where it is set up, allowed and within its limits, by rules otherwise. */
export async function answerQuestion(answering: Answering, asked: Asked): Promise<Answer> {
  const refused = await refusal(answering, asked);
  if (refused !== null || !answering.model) {
    const notice = refused === null || refused === 'none' ? undefined : refused;
    return { message: await byRules(answering, asked, notice), requests: [] };
  }
  const { end, aliases, requests } = await asModelTurn(answering, asked, answering.model);
  note(answering, end, asked.signal.aborted);
  return { message: await asMessage(answering, asked, end, aliases), requests };
}

async function asMessage(
  answering: Answering,
  asked: Asked,
  end: TurnEnd,
  aliases: ReturnType<typeof aliasesOf>,
): Promise<NewMessage> {
  const { financialData } = asked;
  if (end.kind === 'answered') return written(end.said, aliases, end);
  if (end.kind === 'ungrounded') {
    const { said } = localAnswer(financialData, asked.message);
    return calculated(continued(aliases.named(end.said), said), {
      notice: 'ungrounded',
    });
  }
  const isLimit = end.error instanceof LimitReached;
  if (end.said.text.trim() !== '' || asked.signal.aborted) {
    return written(end.said, aliases, { interrupted: true });
  }
  return byRules(answering, asked, isLimit ? 'limit' : 'provider');
}
