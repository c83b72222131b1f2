import type { Composed } from '../composed';
import { isFollowUp } from '../compose-each';
import { remarkNotice } from '../notices';
import { limits } from './limits';
import type { Remarked } from './remark';

/** Answers the question beside a remark and names the remark. Returns null if that is not understood either. */
export function besideRemarks(
  found: Remarked,
  compose: (question: string) => Composed,
): Composed | null {
  const composed = compose(found.question);
  const { query } = composed;
  if (!composed.understood || !query) return null;
  if (found.remarks.some((remark) => limits(remark, query))) return null;
  const notice = remarkNotice(found.remarks.map(({ text }) => text));
  const at = composed.blocks.findIndex(isFollowUp);
  const end = at === -1 ? composed.blocks.length : at;
  return {
    ...composed,
    blocks: [...composed.blocks.slice(0, end), notice, ...composed.blocks.slice(end)],
  };
}
