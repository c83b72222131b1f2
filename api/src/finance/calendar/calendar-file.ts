import {
  addDays,
  billsCalendar,
  type CalendarEntry,
  type FinancialData,
} from '@halyard/shared-contracts/finance';
import { abs, formatUsd } from '@halyard/shared-contracts/money';
import ical, { ICalEventTransparency } from 'ical-generator';
import { sha256 } from '../../identity/tokens';

const DAYS_BACK = 31;
const DAYS_AHEAD = 90;
const UID_LETTERS = 32;
const REFRESH_SECONDS = 6 * 60 * 60;

/** Names come from banks and users, and an event shows them in one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const STATUS_WORDS: Readonly<
  Record<CalendarEntry['kind'], Readonly<Record<CalendarEntry['status'], string>>>
> = {
  bill: { paid: 'Paid', due: 'Due', missed: 'Not seen' },
  payday: { paid: 'Received', due: 'Expected', missed: 'Not seen' },
  moved: { paid: 'Moved', due: 'Planned', missed: 'Not seen' },
};

function titleOf({ name, kind, status, amount }: CalendarEntry, amounts: boolean): string {
  const words = `${oneLine(name)} · ${STATUS_WORDS[kind][status]}`;
  return amounts ? `${words} · ${formatUsd(abs(amount))}` : words;
}

interface CalendarFile {
  readonly userId: string;
  readonly amounts: boolean;
  readonly now: Date;
}

/** Writes a file for other calendars (RFC 5545). Every event is a whole day, so it has no time zone. */
export function calendarFile(
  financialData: FinancialData,
  { userId, amounts, now }: CalendarFile,
): string {
  const { today } = financialData;
  const calendar = ical({
    name: 'Halyard: bills and paydays',
    prodId: { company: 'Halyard', product: 'Bills', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  const span = { from: addDays(today, -DAYS_BACK), until: addDays(today, DAYS_AHEAD) };
  for (const entry of billsCalendar(financialData, span)) {
    calendar.createEvent({
      id: `${sha256(`${userId} ${entry.id}`).slice(0, UID_LETTERS)}@halyard`,
      stamp: now,
      start: new Date(`${entry.date}T00:00:00Z`),
      end: new Date(`${addDays(entry.date, 1)}T00:00:00Z`),
      allDay: true,
      summary: titleOf(entry, amounts),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
