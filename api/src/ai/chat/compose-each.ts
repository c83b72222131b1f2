import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { answerQuery } from '../answer/answer-query';
import type { Outlook } from '../answer/long-run/outlook';
import type { Part } from '../answer/parts';

export const isFollowUp = (block: Part): boolean => block.kind === 'questions';

/** Each query has its own answer, one after another. */
export function composeEach(
  queries: readonly Query[],
  financialData: FinancialData,
  outlook: Outlook,
): { readonly blocks: readonly Part[]; readonly query?: Query; readonly understood: true } {
  const blocks = queries.flatMap((query, at) =>
    (answerQuery(query, financialData, outlook) ?? []).filter(
      (block) => at === queries.length - 1 || !isFollowUp(block),
    ),
  );
  const query = queries.at(-1);
  return { blocks, ...(query && { query }), understood: true };
}
