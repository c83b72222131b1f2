import { countWords } from '@halyard/shared-contracts/finance';
const countOf = (count: number): string => countWords(count, 'row');

/** Says that rows in other currencies are not read; null if there are none. */
export const foreignNotice = (count: number, names: string, currency: string): string | null =>
  count === 0
    ? null
    : `${countOf(count)} in ${names} ${count === 1 ? 'was' : 'were'} left out because the account is in ${currency}.`;

/** Says that rows without effect are not read; null if there are none. */
export function undoneNotice(count: number): string | null {
  if (count === 0) return null;
  const [were, them] = count === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${countOf(count)} ${were} left out because the bank declined or reversed ${them}.`;
}

/** Says that rows are of later days, which are read nevertheless; null if there are none. */
export const futureNotice = (count: number): string | null =>
  count === 0 ? null : `${countOf(count)} ${count === 1 ? 'is' : 'are'} dated after today.`;

export const joinedNotices = (notices: readonly (string | null)[]): string | null =>
  notices.filter((notice) => notice !== null).join(' ') || null;
