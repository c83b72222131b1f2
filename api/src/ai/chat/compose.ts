import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { isOffTopic } from '../beyond/off-topic';
import { answerQuery } from '../answer/answer-query';
import { NO_OUTLOOK, type Outlook } from '../answer/long-run/outlook';
import { nearestQuestions } from '../answer/nearest';
import { type Part, questions } from '../answer/parts';
import { findTerms, isGeneral } from '../general/find-term';
import { GLOSSARY } from '../general/glossary';
import type { GlossaryEntry } from '../general/glossary-entry';
import { findTopic } from '../guide/find-topic';
import { choiceOf } from '../understand/choice';
import { clausesOf } from '../understand/clauses';
import { understand } from '../understand/understand';
import { understandNext } from '../understand/understand-next';
import { asAsked } from './remark/as-asked';
import { besideRemarks } from './remark/beside-remarks';
import { saysOf } from './remark/limits';
import { leftOutNotices } from './remark/left-out-notices';
import { withoutRemarks } from './remark/remark';
import { type Composed, saidWithLink } from './composed';
import { composeEach, isFollowUp } from './compose-each';
import { composeQuery } from './compose-query';
import { carriedOver, inTimeOf } from './later/carried-over';
import { ofEarlier } from './earlier-query';
import { besideSentences } from './said/beside-sentences';
import { composeFaq } from './said/compose-faq';
import { composeLoosely } from './said/compose-loosely';
import { composeSaid } from './said/compose-said';
import { choose, chooseLeft, namesIn } from './choose';
import { aboutName, knownName } from './known-name';
import type { Reading } from '../model/reading';
import { ofListItem } from './later/item-of-list';
import { aboutEarlier, aboutSameHolding, isSame, losesSubject } from './later/later-part';
import { whyTail, withReason } from './later/why-tail';
import { isSaidBefore } from './later/said-before';
import {
  NOT_UNDERSTOOD,
  absentNotice,
  broaderNotice,
  byKindNotice,
  openWords,
  otherTimeNotice,
  NO_ENTRY,
  READ_ONLY,
  CREDIT_SCORE,
  ASKS_FOR_CREDIT_SCORE,
  NO_SUCH_NAME,
  NO_WITHDRAWAL,
} from './notices';
import { aboutTimeOf, isOfTopic } from './later/ranked-time';
import { withoutEnd } from './without-end';

const general = (entries: readonly GlossaryEntry[]): Composed => ({
  blocks: entries.map(({ title, text, source }) => ({ kind: 'general', title, text, source })),
  understood: true,
});

const notUnderstood = (message: string, why: Part): Composed => ({
  blocks: [why, questions('These questions have an answer', nearestQuestions(message))],
  understood: false,
});

interface AnswerContext {
  /** The question may continue this query. */
  readonly earlier?: Query | null | undefined;
  readonly outlook?: Outlook | undefined;
  /** The parts of one sentence share the time at its end. */
  readonly isOneSentence?: boolean;
}

/** What no rule understood may be something that the data of a user cannot tell. */
function composeOne(
  message: string,
  financialData: FinancialData,
  context: AnswerContext,
): Composed {
  const sure = { isSure: true };
  const surely =
    composeFaq(message, financialData, sure) ?? composeSaid(message, financialData, sure);
  if (surely) return surely;
  const read = (question: string) => composeRead(question, financialData, context);
  const remarked = withoutRemarks(message, financialData);
  const beside = () => remarked && besideRemarks(remarked, read);
  // The time or the thing in a remark must not become that of the question.
  const first = remarked?.remarks.some(saysOf) ? beside() : null;
  if (first) return first;
  const composed = read(message);
  if (composed.understood) return composed;
  return (
    composeSaid(message, financialData) ??
    beside() ??
    besideSentences(message, financialData) ??
    composeFaq(message, financialData) ??
    composeLoosely(message, financialData) ??
    composed
  );
}

function composeRead(
  message: string,
  financialData: FinancialData,
  { earlier = null, outlook = NO_OUTLOOK }: AnswerContext,
): Composed {
  const terms = findTerms(message);
  if (terms.length > 0) return general(terms);
  const topic = findTopic(message);
  if (topic) return saidWithLink(topic);
  const next =
    earlier &&
    (ofEarlier(message, earlier, financialData) ?? understandNext(message, earlier, financialData));
  const answer = next && answerQuery(next, financialData, outlook);
  if (answer) return { blocks: answer, query: next, understood: true };
  if (ASKS_FOR_CREDIT_SCORE.test(message)) return notUnderstood(message, CREDIT_SCORE);
  const found = understand(message, financialData);
  if (found.kind === 'choice') return { blocks: [choose(message, found.choice)], understood: true };
  if (found.kind === 'left') return { blocks: [chooseLeft()], understood: true };
  if (found.kind === 'order') return notUnderstood(message, READ_ONLY);
  if (found.kind === 'unknown_name' && /^withdrawals?$/.test(found.name))
    return { blocks: [NO_WITHDRAWAL], understood: true };
  if (found.kind === 'unknown_name')
    return { blocks: aboutName(found.name, message, financialData), understood: false };
  if (found.kind === 'other_time') return notUnderstood(message, otherTimeNotice(found.period));
  if (found.kind === 'open') return notUnderstood(message, openWords(found.words));
  if (found.kind === 'query' && found.absent && knownName(found.absent, financialData)?.isWhole)
    return { blocks: aboutName(found.absent, message, financialData), understood: false };
  if (found.kind === 'each') return composeEach(found.queries, financialData, outlook);
  // Yes would be too much said of the part of a category.
  const asked = found.kind === 'query' && found.broader.length > 0 ? '' : message;
  const blocks =
    found.kind === 'query' ? answerQuery(found.query, financialData, outlook, asked) : null;
  if (found.kind !== 'query' || !blocks)
    return notUnderstood(message, isGeneral(message) ? NO_ENTRY : NOT_UNDERSTOOD);
  return {
    blocks: [
      ...blocks,
      ...found.broader.map((each) => broaderNotice(each, financialData)),
      ...(found.byKind ?? []).map(byKindNotice),
      ...(found.absent ? [absentNotice(found.absent)] : []),
    ],
    query: found.query,
    understood: true,
  };
}

const GOES_BACK = /\b(?:it|its|that|those|them|they|there|these|this)\b/i;

/** Returns null if no question was understood. */
function composeAll(
  clauses: readonly string[],
  financialData: FinancialData,
  { earlier = null, outlook, isOneSentence = false }: AnswerContext,
): Composed | null {
  const answered: Composed[] = [];
  const missed: string[] = [];
  for (const clause of clauses) {
    const before = answered.at(-1)?.query ?? earlier;
    if (before && answered.length > 0 && isSaidBefore(clause, before)) continue;
    const isWithoutQuery = answered.length + missed.length > 0 && !answered.at(-1)?.query;
    if (isOffTopic(clause) || (isWithoutQuery && isOfTopic(clause))) {
      missed.push(withoutEnd(clause));
      continue;
    }
    const timed = aboutTimeOf(clause, before, financialData);
    const due = timed ?? aboutEarlier(clause, before);
    const alone =
      (due && composeQuery(due, financialData, outlook, timed ? clause : '')) ??
      composeOne(clause, financialData, { earlier: before, outlook });
    const first = answered.at(-1)?.query;
    const same = alone.query && aboutSameHolding(clause, alone.query, before ?? undefined);
    const asked = (same && composeQuery(same, financialData, outlook)) ?? alone;
    const composed = carriedOver(asked, { clause, first, isOneSentence }, financialData, outlook);
    // Two parts of a question can ask for one figure.
    if (composed.query && answered.some((each) => isSame(each.query, composed.query))) continue;
    // 'It' in a later question refers to the subject of an earlier one.
    const isAboutMissed =
      (missed.length > 0 && GOES_BACK.test(clause)) || losesSubject(clause, composed.query, before);
    if (composed.understood && !isAboutMissed) answered.push(composed);
    else missed.push(withoutEnd(clause));
  }
  const last = answered.at(-1);
  if (!last) return null;
  const inTime = isOneSentence
    ? answered.map((each) => inTimeOf(each, last, financialData, outlook))
    : answered;
  const blocks = inTime.flatMap((each) =>
    each === last ? each.blocks : each.blocks.filter((block) => !isFollowUp(block)),
  );
  return {
    blocks: [...blocks, ...leftOutNotices(missed, financialData, last.query ?? null)],
    ...(last.query && { query: last.query }),
    understood: true,
  };
}

/** Answers by rules without a model. The question may continue the query `earlier`. */
export function composeByRules(
  text: string,
  financialData: FinancialData,
  earlier: Query | null = null,
  outlook: Outlook = NO_OUTLOOK,
): Composed {
  const message = asAsked(text);
  const item = ofListItem(message, financialData, { earlier, outlook }, (asked) =>
    composeByRules(asked, financialData, null, outlook),
  );
  if (item) return item;
  const tail = whyTail(message);
  const reasoned =
    tail &&
    withReason(
      composeByRules(tail.head, financialData, earlier, outlook),
      tail,
      financialData,
      outlook,
    );
  if (reasoned) return reasoned;
  const clauses = clausesOf(message);
  // 'What are points on a mortgage and are they worth it' has one answer.
  const whole = clauses.length > 1 ? composeFaq(message, financialData, { isSure: true }) : null;
  if (whole) return whole;
  const context = { earlier, outlook, isOneSentence: !/[?!;.] /.test(message) };
  const all = clauses.length > 1 ? composeAll(clauses, financialData, context) : null;
  return all ?? composeOne(message, financialData, context);
}

/** Returns null if the model read nothing. */
export function composeReading(
  { queries, term }: Reading,
  message: string,
  financialData: FinancialData,
  outlook: Outlook = NO_OUTLOOK,
): Composed | null {
  const entry = GLOSSARY.find(({ id }) => id === term);
  if (entry && queries.length === 0) return general([entry]);
  const [first] = queries;
  if (!first) return null;
  const choice = choiceOf(namesIn(first, financialData), first.measure);
  if (choice) return { blocks: [choose(message, choice)], understood: true };
  const answers = queries.flatMap((query) => {
    const blocks = answerQuery(query, financialData, outlook);
    return blocks ? [{ query, blocks }] : [];
  });
  if (answers.length === 0) return notUnderstood(message, NO_SUCH_NAME);
  return {
    blocks: answers.flatMap(({ blocks }) => blocks),
    query: answers.at(-1)?.query ?? first,
    understood: true,
  };
}
