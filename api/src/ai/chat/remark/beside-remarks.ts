import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Composed } from '../composed';
import { isFollowUp } from '../compose-each';
import { remarkNotice } from '../notices';
import { withoutRemarks } from './remark';

/** Answers the question beside a remark and names the remark. Returns null if that is not understood either. */
export function besideRemarks(
  message: string,
  financialData: FinancialData,
  compose: (question: string) => Composed,
): Composed | null {
  const found = withoutRemarks(message, financialData);
  if (!found) return null;
  const composed = compose(found.question);
  if (!composed.understood || !composed.query) return null;
  const notice = remarkNotice(found.remarks);
  const at = composed.blocks.findIndex(isFollowUp);
  const end = at === -1 ? composed.blocks.length : at;
  return {
    ...composed,
    blocks: [...composed.blocks.slice(0, end), notice, ...composed.blocks.slice(end)],
  };
}
