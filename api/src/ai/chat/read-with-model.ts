import {
  civilDay,
  type FinancialData,
  isBuiltIn,
  monthOf,
  referenceMonth,
} from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { countTokens, takeCall } from '../limit/usage';
import { INSTRUCTIONS, occasion } from '../model/instructions';
import type { Model } from '../model/model';
import { ASK, type Reading, readingOf, withNames } from '../model/reading';
import { personCode } from '../person-code';
import { type Aliases, aliasesOf } from '../privacy/aliases';
import { redactorOf } from '../privacy/redactor';
import type { Answering, ChatTurn } from './chat-turn';
import type { StoredMessage } from './history';

/** This error means that no call is made. */
export class LimitReached extends Error {}

const EARLIER = 3;

/** Returns the last queries without any text. */
const earlier = (history: readonly StoredMessage[], redacted: (query: Query) => Query) =>
  history
    .flatMap(({ query, blocks = [] }) =>
      query ? [{ query: redacted(query), answered: blocks.map(({ kind }) => kind) }] : [],
    )
    .slice(-EARLIER);

/** Returns a text without names and figures of the user. */
function textFor({ financialData, message, history }: ChatTurn, aliases: Aliases): string {
  const redact = redactorOf(financialData, aliases);
  const redacted = (query: Query): Query => ({
    ...query,
    subjects: query.subjects.map((subject) =>
      isBuiltIn(subject.name) ? subject : { ...subject, name: redact(subject.name) },
    ),
  });
  const { today, transactions } = financialData;
  return JSON.stringify({
    occasion: occasion(today, referenceMonth(transactions, monthOf(today))),
    earlier: earlier(history, redacted),
    question: redact(message),
  });
}

/** Translates aliases such as 'Checking 1' back to names. */
function nameBehind({ accounts, liabilities }: FinancialData, { idOf }: Aliases) {
  const names = new Map([...accounts, ...liabilities].map(({ id, name }) => [id, name]));
  return (alias: string): string => names.get(idOf.get(alias.toLowerCase()) ?? '') ?? alias;
}

/** Rejects if the provider fails or a limit is reached. */
export async function readWithModel(
  { db, config, clock }: Answering,
  turn: ChatTurn,
  model: Model,
  requests: string[],
): Promise<Reading | null> {
  const { userId, financialData, signal } = turn;
  const day = civilDay(clock(), config.timeZone);
  const aliases = aliasesOf(financialData);
  if (!(await takeCall(db, userId, day))) throw new LimitReached();
  const { args, tokens } = await model.fill(
    textFor(turn, aliases),
    { instructions: INSTRUCTIONS, fill: ASK },
    { personCode: personCode(config, userId), signal, onSent: (body) => requests.push(body) },
  );
  await countTokens(db, userId, day, tokens);
  const reading = readingOf(args);
  const nameOf = nameBehind(financialData, aliases);
  return (
    reading && { ...reading, queries: reading.queries.map((query) => withNames(query, nameOf)) }
  );
}
