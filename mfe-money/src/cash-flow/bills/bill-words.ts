import {
  type BillChoice,
  type CalendarEntry,
  countWords,
  type IsoDate,
  spokenDay,
  weekday,
} from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import type { Tone } from '@halyard/shared-contracts/ui';

export const RHYTHM_WORDS: Readonly<Record<CalendarEntry['rhythm'], string>> = {
  once: 'Once',
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  semimonthly: 'Twice a month',
  monthly: 'Monthly',
  quarterly: 'Every three months',
  yearly: 'Yearly',
};

interface StatusWords {
  readonly text: string;
  readonly tone: Tone;
}

/** A bill is late until its grace days end. */
export function statusOf({ kind, status, date }: CalendarEntry, today: IsoDate): StatusWords {
  if (status === 'missed') return { text: 'Missed', tone: 'negative' };
  if (status === 'paid')
    return kind === 'payday'
      ? { text: 'Received', tone: 'positive' }
      : { text: 'Paid', tone: 'positive' };
  if (date < today) return { text: 'Not seen yet', tone: 'warning' };
  return kind === 'payday'
    ? { text: 'Expected', tone: 'neutral' }
    : { text: 'Due', tone: 'neutral' };
}

/** Screen readers read this label. */
export function dayLabel(date: IsoDate, entries: readonly CalendarEntry[], today: IsoDate): string {
  const day = `${weekday(date)}, ${spokenDay(date)}${date === today ? ', today' : ''}`;
  if (entries.length === 0) return day;
  const words = entries.map(
    (entry) => `${entry.name} ${formatUsd(entry.amount)} ${statusOf(entry, today).text}`,
  );
  return `${day}: ${countWords(entries.length, 'entry', 'entries')}. ${words.join('. ')}`;
}

export function choiceWords({ payees: [payee = ''], rhythm, direction }: BillChoice): string {
  if (rhythm === 'none') return `${payee} is not a ${direction === 'in' ? 'payday' : 'bill'}`;
  return `${payee}: ${RHYTHM_WORDS[rhythm].toLowerCase()}`;
}
