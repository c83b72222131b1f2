import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { type Part, sentence } from '../../answer/parts';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import { remarkNotice } from '../notices';
import { isRemark } from './remark';

/** A clause without an answer either asks for something else or only says something beside the question. */
export function leftOutNotices(
  clauses: readonly string[],
  financialData: FinancialData,
  query: Query | null,
): Part[] {
  const remarks = clauses.filter((each) => isRemark(each, financialData, query));
  const asked = clauses
    .filter((each) => !remarks.includes(each))
    .map((each) => `“${shownMerchant(each)}”`);
  return [
    ...(remarks.length === 0 ? [] : [remarkNotice(remarks)]),
    ...(asked.length === 0 ? [] : [sentence(say`This answer leaves out: ${asked.join(', ')}.`)]),
  ];
}
