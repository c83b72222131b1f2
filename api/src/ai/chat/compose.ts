import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { AnswerBlock, Query } from '@halyard/shared-contracts/wire';
import { answerQuery } from '../answer/answer-query';
import { nearestQuestions } from '../answer/nearest';
import { type Part, questions, sentence } from '../answer/parts';
import { say } from '../fact/said';
import { findTerm, isGeneral } from '../general/find-term';
import { GLOSSARY, type GlossaryEntry } from '../general/glossary';
import { shownMerchant } from '../privacy/merchant-text';
import { choiceOf } from '../understand/choice';
import { understand } from '../understand/understand';
import { understandNext } from '../understand/understand-next';
import { choose, namesIn } from './choose';
import type { Reading } from '../model/reading';

/** An answer in parts, the query that it answers, and whether the question was understood. */
export interface Composed {
  readonly blocks: readonly AnswerBlock[];
  readonly query?: Query;
  readonly understood: boolean;
}

const general = ({ title, text, source }: GlossaryEntry): Composed => ({
  blocks: [{ kind: 'general', title, text, source }],
  understood: true,
});

const notUnderstood = (message: string, why: Part): Composed => ({
  blocks: [why, questions('These questions have an answer', nearestQuestions(message))],
  understood: false,
});

const NOT_UNDERSTOOD = sentence(say`I did not understand this question.`);
const NO_ENTRY = sentence(say`I have no general information about this.`);
const READ_ONLY = sentence(
  say`I can only read your figures. I cannot change anything or move money.`,
);
const NO_SUCH_NAME = sentence(
  say`Your data has no category, merchant, or account of the name in this question.`,
);

/** The answer of our own rules alone; `earlier` is the query that the question may go on about. */
export function composeByRules(
  message: string,
  financialData: FinancialData,
  earlier: Query | null = null,
): Composed {
  const term = findTerm(message);
  if (term) return general(term);
  const next = earlier && understandNext(message, earlier, financialData);
  const answer = next && answerQuery(next, financialData);
  if (answer) return { blocks: answer, query: next, understood: true };
  const found = understand(message, financialData);
  if (found.kind === 'choice') return { blocks: [choose(message, found.choice)], understood: true };
  if (found.kind === 'order') return notUnderstood(message, READ_ONLY);
  if (found.kind === 'unknown_name') {
    const name = shownMerchant(found.name);
    return notUnderstood(
      message,
      sentence(say`Your data has no category, merchant, or account called “${name}”.`),
    );
  }
  const blocks = found.kind === 'query' ? answerQuery(found.query, financialData) : null;
  if (found.kind !== 'query' || !blocks)
    return notUnderstood(message, isGeneral(message) ? NO_ENTRY : NOT_UNDERSTOOD);
  const leftOut = found.leftOut.map(shownMerchant).join(', ');
  const note = leftOut === '' ? [] : [sentence(say`This answer leaves out: ${leftOut}.`)];
  return { blocks: [...blocks, ...note], query: found.query, understood: true };
}

/** The answer to what a model read out of a question; null when it read nothing. */
export function composeReading(
  { queries, term }: Reading,
  message: string,
  financialData: FinancialData,
): Composed | null {
  const entry = GLOSSARY.find(({ id }) => id === term);
  if (entry && queries.length === 0) return general(entry);
  const [first] = queries;
  if (!first) return null;
  const choice = choiceOf(namesIn(first, financialData), first.measure);
  if (choice) return { blocks: [choose(message, choice)], understood: true };
  const answers = queries.flatMap((query) => {
    const blocks = answerQuery(query, financialData);
    return blocks ? [{ query, blocks }] : [];
  });
  if (answers.length === 0) return notUnderstood(message, NO_SUCH_NAME);
  return {
    blocks: answers.flatMap(({ blocks }) => blocks),
    query: answers.at(-1)?.query ?? first,
    understood: true,
  };
}
