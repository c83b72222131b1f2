import type { FinancialData } from '@halyard/shared-contracts/finance';
import { findBeyond, findSurelyBeyond } from '../../beyond/find-beyond';
import { shownMerchant } from '../../privacy/merchant-text';
import { findSaying, findSureSaying, type FoundSaying } from '../../sayings/find-saying';
import type { AlsoQuery } from '../../sayings/saying';
import { type Composed, saidWithLink } from '../composed';
import { knownOf } from './known-of';

/** Adds what the data does know of something that it cannot tell. */
const withKnown = (
  said: Composed,
  questions: readonly (string | AlsoQuery)[],
  financialData: FinancialData,
  asked: string,
): Composed => ({
  ...said,
  blocks: [...said.blocks, ...questions.flatMap((each) => knownOf(each, financialData, asked))],
});

function composeSaying(
  { saying, name }: FoundSaying,
  financialData: FinancialData,
  asked: string,
): Composed {
  const also = (saying.also ?? []).map((each) =>
    typeof each === 'string'
      ? each.replace('{name}', name === null ? '' : shownMerchant(name))
      : each,
  );
  return withKnown(saidWithLink(saying), also, financialData, asked);
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
  if (saying) return composeSaying(saying, financialData, message);
  const beyond = (isSure ? findSurelyBeyond : findBeyond)(message);
  return beyond ? withKnown(saidWithLink(beyond), alsoOf(beyond), financialData, message) : null;
}

const alsoOf = ({ also }: { also?: string }): readonly string[] =>
  also === undefined ? [] : [also];
