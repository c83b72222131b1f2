import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import { answerQuery } from '../answer/answer-query';
import { findBeyond, findSurelyBeyond } from '../beyond/find-beyond';
import { shownMerchant } from '../privacy/merchant-text';
import { findSaying, findSureSaying, type FoundSaying } from '../sayings/find-saying';
import { understand } from '../understand/understand';
import { type Composed, saidWithLink } from './composed';
import { isFollowUp } from './compose-each';

function known(question: string, financialData: FinancialData): readonly AnswerBlock[] {
  const found = understand(question, financialData);
  const blocks = found.kind === 'query' ? answerQuery(found.query, financialData) : null;
  return (blocks ?? []).filter((block) => !isFollowUp(block));
}

/** Adds what the data does know of something that it cannot tell. */
const withKnown = (
  said: Composed,
  questions: readonly string[],
  financialData: FinancialData,
): Composed => ({
  ...said,
  blocks: [...said.blocks, ...questions.flatMap((each) => known(each, financialData))],
});

function composeSaying({ saying, name }: FoundSaying, financialData: FinancialData): Composed {
  const also = (saying.also ?? []).map((each) =>
    each.replace('{name}', name === null ? '' : shownMerchant(name)),
  );
  return withKnown(saidWithLink(saying), also, financialData);
}

/**
 * Answers in fixed words, or returns null. With `isSure`, only questions that have no other meaning are answered, so
 * that this can be tried before the figures.
 */
export function composeSaid(
  message: string,
  financialData: FinancialData,
  { isSure = false }: { readonly isSure?: boolean } = {},
): Composed | null {
  const saying = (isSure ? findSureSaying : findSaying)(message, financialData);
  if (saying) return composeSaying(saying, financialData);
  const beyond = (isSure ? findSurelyBeyond : findBeyond)(message);
  return beyond ? withKnown(saidWithLink(beyond), alsoOf(beyond), financialData) : null;
}

const alsoOf = ({ also }: { also?: string }): readonly string[] =>
  also === undefined ? [] : [also];
