import {
  type IsoDate,
  isIsoDate,
  isoDate,
  type ScheduledItem,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents, toDollars } from '@halyard/shared-contracts/money';
import type { ScheduledInput } from '@halyard/shared-contracts/wire';

export interface ScheduledDraft {
  readonly name: string;
  readonly direction: 'out' | 'in';
  readonly amount: Cents | null;
  readonly date: string;
  readonly rhythm: ScheduledItem['rhythm'];
  readonly ends: string;
  readonly accountId: string;
}

export const newDraft = (date: IsoDate): ScheduledDraft => ({
  name: '',
  direction: 'out',
  amount: null,
  date,
  rhythm: 'once',
  ends: '',
  accountId: '',
});

export const draftOf = (item: ScheduledItem): ScheduledDraft => ({
  name: item.name,
  direction: item.amount < 0 ? 'out' : 'in',
  amount: abs(item.amount),
  date: item.date,
  rhythm: item.rhythm,
  ends: item.ends ?? '',
  accountId: item.accountId ?? '',
});

type Problems = Partial<Record<keyof ScheduledDraft, string>>;

export function scheduledProblems({ name, amount, date, rhythm, ends }: ScheduledDraft): Problems {
  const hasEnd = rhythm !== 'once' && ends !== '';
  return {
    ...(name.trim() === '' && { name: 'Give it a name' }),
    ...((amount === null || amount <= 0) && { amount: 'Enter an amount above zero' }),
    ...(!isIsoDate(date) && { date: 'Enter a day' }),
    ...(hasEnd && !isIsoDate(ends) && { ends: 'Enter a day, or leave it empty' }),
    ...(hasEnd && ends < date && { ends: 'Enter a day after the first one' }),
  };
}

export function scheduledInputOf(draft: ScheduledDraft): ScheduledInput | null {
  const { name, direction, amount, date, rhythm, ends, accountId } = draft;
  if (amount === null || Object.keys(scheduledProblems(draft)).length > 0) return null;
  const size = toDollars(amount);
  return {
    name: name.trim(),
    amount: direction === 'out' ? -size : size,
    date: isoDate(date),
    rhythm,
    ends: rhythm === 'once' || ends === '' ? null : ends,
    account_id: accountId === '' ? null : accountId,
  };
}
