import { countWords } from '@halyard/shared-contracts/finance';
const countOf = (count: number): string => countWords(count, 'row');

export const foreignNotice = (count: number, names: string, currency: string): string | null =>
  count === 0
    ? null
    : `${countOf(count)} in ${names} ${count === 1 ? 'was' : 'were'} left out because the account is in ${currency}.`;

export function undoneNotice(count: number): string | null {
  if (count === 0) return null;
  const [were, them] = count === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${countOf(count)} ${were} left out because the bank declined or reversed ${them}.`;
}

export function pendingNotice(count: number): string | null {
  if (count === 0) return null;
  const [were, are] = count === 1 ? ['was', 'it is'] : ['were', 'they are'];
  return `${countOf(count)} ${were} left out because ${are} still pending.`;
}

export const tradeNotice = (count: number): string | null =>
  count === 0
    ? null
    : `${countWords(count, 'trade')} ${count === 1 ? 'was' : 'were'} left out, because buying and selling securities is neither spending nor income.`;

export const futureNotice = (count: number): string | null =>
  count === 0 ? null : `${countOf(count)} ${count === 1 ? 'is' : 'are'} dated after today.`;

export const joinedNotices = (notices: readonly (string | null)[]): string | null =>
  notices.filter((notice) => notice !== null).join(' ') || null;
