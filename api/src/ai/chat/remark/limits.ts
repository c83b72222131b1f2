import type { Query } from '@halyard/shared-contracts/wire';
import { COUNTS_ROWS, IS_OF_TODAY, WITHOUT_SUBJECT } from '../../understand/measure-kinds';
import type { FoundName } from '../../understand/names/find-names';

/** What somebody says beside a question. */
export interface Remark {
  readonly text: string;
  /** It names these of the user's things. */
  readonly names: readonly FoundName[];
  readonly hasTime: boolean;
  /** It says what somebody wants or feels. */
  readonly isWish: boolean;
  /** It says where somebody was. */
  readonly hasPlace: boolean;
}

/** A remark may name a day or a thing, which a question could be about too. */
export const saysOf = ({ names, hasTime }: Remark): boolean => hasTime || names.length > 0;

const OF_NOW: ReadonlySet<Query['measure']> = new Set<Query['measure']>([
  ...IS_OF_TODAY,
  'cash',
  'balance',
  'net_worth',
]);

/** A remark about yesterday or about a shop may limit a question that says nothing of it. */
export function limits(
  { names, hasTime, isWish, hasPlace }: Remark,
  { measure, period, subjects }: Query,
): boolean {
  if (hasPlace && COUNTS_ROWS.has(measure)) return true;
  if (hasTime && period === null && !OF_NOW.has(measure)) return true;
  if (names.length === 0 || WITHOUT_SUBJECT.has(measure)) return false;
  if ((isWish || !COUNTS_ROWS.has(measure)) && subjects.length > 0) return false;
  const asked = new Set(subjects.map(({ kind, name }) => `${kind}:${name}`));
  return names.some(({ meaning: { category, merchant, account, goal } }) =>
    [...category, ...merchant, ...account, ...goal].every(
      ({ kind, name }) => !asked.has(`${kind}:${name}`),
    ),
  );
}
