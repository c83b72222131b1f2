import { civilDay } from '@halyard/shared-contracts/finance';
import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import { checkedText, holdsFigure } from '../general/checked-text';
import { isGeneral } from '../general/find-term';
import { countTokens, takeCall } from '../limit/usage';
import { EXPLAIN, explanationOf } from '../model/explanation';
import { EXPLAIN_INSTRUCTIONS } from '../model/instructions';
import type { Model } from '../model/model';
import { personCode } from '../person-code';
import { aliasesOf } from '../privacy/aliases';
import { redactorOf } from '../privacy/redactor';
import type { Answering, ChatTurn } from './chat-turn';
import { LimitReached } from './read-with-model';
import { withoutEnd } from './without-end';

const LONGEST_TITLE = 80;

/** A general question without figures can be sent to a model alone. */
export const canExplain = (message: string): boolean =>
  isGeneral(message) && !holdsFigure(message) && message.length <= LONGEST_TITLE;

/**
 * Sends the question and nothing about the user. Returns null if the text may not be shown. Rejects if the provider
 * fails or a limit is reached.
 */
export async function explainWithModel(
  { db, config, clock }: Answering,
  { userId, financialData, message, signal }: ChatTurn,
  model: Model,
  requests: string[],
): Promise<AnswerBlock | null> {
  const day = civilDay(clock(), config.timeZone);
  const question = redactorOf(financialData, aliasesOf(financialData))(message);
  if (!(await takeCall(db, userId, day))) throw new LimitReached();
  const { args, tokens } = await model.fill(
    question,
    { instructions: EXPLAIN_INSTRUCTIONS, fill: EXPLAIN },
    { personCode: personCode(config, userId), signal, onSent: (body) => requests.push(body) },
  );
  await countTokens(db, userId, day, tokens);
  const text = checkedText(explanationOf(args) ?? '', question);
  const title = withoutEnd(question);
  return text === null
    ? null
    : { kind: 'general', title, text, source: 'AI, not checked by Halyard' };
}
