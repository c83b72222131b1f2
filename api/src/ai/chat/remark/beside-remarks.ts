import type { Query } from '@halyard/shared-contracts/wire';
import { IS_OF_TODAY, WITHOUT_SUBJECT } from '../../understand/measure-kinds';
import type { Composed } from '../composed';
import { isFollowUp } from '../compose-each';
import { remarkNotice } from '../notices';
import type { Remark, Remarked } from './remark';

const OF_NOW: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  ...IS_OF_TODAY,
  'cash',
  'balance',
  'net_worth',
]);

/** A remark about yesterday or about a shop may limit a question that says nothing of it. */
function limits({ names, hasTime, isWish }: Remark, { measure, period, subjects }: Query): boolean {
  if (hasTime && period === null && !OF_NOW.has(measure)) return true;
  if (names.length === 0 || WITHOUT_SUBJECT.has(measure)) return false;
  if (isWish && subjects.length > 0) return false;
  const asked = new Set(subjects.map(({ kind, name }) => `${kind}:${name}`));
  return names.some(({ meaning: { category, merchant, account, goal } }) =>
    [...category, ...merchant, ...account, ...goal].every(
      ({ kind, name }) => !asked.has(`${kind}:${name}`),
    ),
  );
}

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
