import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { AnswerBlock, Query } from '@halyard/shared-contracts/wire';
import { answerQuery } from '../../answer/answer-query';
import type { AlsoQuery } from '../../sayings/saying';
import { understand } from '../../understand/understand';
import { isFollowUp } from '../compose-each';

const NOTHING_ELSE: Omit<Query, 'measure' | 'split'> = {
  subjects: [],
  without: [],
  period: null,
  compare: null,
  top: null,
  amount: null,
  target: null,
  size: null,
  order: null,
  rank: null,
  weekdays: [],
};

function queryIn(question: string | AlsoQuery, financialData: FinancialData): Query | null {
  if (typeof question !== 'string') return { ...NOTHING_ELSE, ...question };
  const found = understand(question, financialData);
  return found.kind === 'query' ? found.query : null;
}

/** Returns what the data of the user answers to a question, or nothing. */
export function knownOf(
  question: string | AlsoQuery,
  financialData: FinancialData,
  asked = '',
): readonly AnswerBlock[] {
  const query = queryIn(question, financialData);
  const blocks = query && answerQuery(query, financialData, undefined, asked);
  return (blocks ?? []).filter((block) => !isFollowUp(block));
}
