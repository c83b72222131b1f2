import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { answerQuery } from '../answer/answer-query';
import { NO_OUTLOOK, type Outlook } from '../answer/long-run/outlook';
import type { Composed } from './composed';

/** Answers one query, or returns null if it has no answer. */
export const composeQuery = (
  query: Query,
  financialData: FinancialData,
  outlook: Outlook = NO_OUTLOOK,
  asked = '',
): Composed | null => {
  const blocks = answerQuery(query, financialData, outlook, asked);
  return blocks && { blocks, query, understood: true };
};
