import {
  addDays,
  type IsoDate,
  isoDate,
  type ScheduledItem,
} from '@halyard/shared-contracts/finance';
import { account, financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { cents } from '@halyard/shared-contracts/money';
import ICAL from 'ical.js';
import { calendarFile } from './calendar-file';

const checking = account({ id: 'acc-1' });

const item = (part: Partial<ScheduledItem>): ScheduledItem => ({
  id: 'item',
  name: 'Dentist',
  amount: cents(-120_00),
  date: isoDate('2025-07-20'),
  rhythm: 'once',
  ends: null,
  accountId: null,
  ...part,
});

/** Reads the events of a file with another program's parser, which throws at broken syntax. */
function eventsOf(scheduled: readonly ScheduledItem[], today: string, rows = [transaction()]) {
  const text = calendarFile(
    financialData({ today: isoDate(today), accounts: [checking], transactions: rows, scheduled }),
    { userId: 'ann', amounts: true, now: new Date('2025-07-15T16:00:00Z') },
  );
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect([calendar.name, calendar.getFirstPropertyValue('version')]).toEqual(['vcalendar', '2.0']);
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  expect(calendar.getAllSubcomponents('vtimezone')).toEqual([]);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

const startsOf = (events: readonly ICAL.Event[]) => events.map((each) => each.startDate.toString());

// Covers P3-B3-5.
describe('the file of a calendar, in the parser of another program', () => {
  it('has whole days with an end on the next day, an id, and a stamp', () => {
    const events = eventsOf(
      [item({ rhythm: 'weekly', date: isoDate('2025-10-19') })],
      '2025-10-20',
    );
    expect(events.length).toBeGreaterThan(10);
    for (const { uid, startDate, endDate, component } of events) {
      expect([startDate.isDate, endDate.isDate, uid !== '']).toEqual([true, true, true]);
      expect(endDate.toString()).toBe(addDays(startDate.toString() as IsoDate, 1));
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2025-07-15T16:00:00Z');
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it.each([
    ['commas, semicolons, and backslashes', String.raw`Rent, "Inc"; C:\new \n`],
    ['a very long name without spaces', 'ß'.repeat(200)],
    ['pictures of several parts', '👩‍👩‍👧‍👦'.repeat(30)],
    ['something like an event', 'END:VEVENT BEGIN:VEVENT'],
  ])('keeps a name with %s unchanged', (_, name) => {
    const [event, ...others] = eventsOf([item({ name })], '2025-07-15');
    expect(others).toEqual([]);
    expect(event?.summary).toBe(`${name} · Due · $120.00`);
  });

  it('has every day of an item of the 31st, also in short months and until its last day', () => {
    const monthly = item({ rhythm: 'monthly', date: isoDate('2024-12-31') });
    const days = ['2024-12-31', '2025-01-31', '2025-02-28', '2025-03-31'];
    expect(startsOf(eventsOf([monthly], '2025-01-05'))).toEqual(days);
    const ended = { ...monthly, ends: isoDate('2025-02-27') };
    expect(startsOf(eventsOf([ended], '2025-01-05'))).toEqual(days.slice(0, 2));
  });

  it('has a payment that came early on its own day only', () => {
    const monthly = item({ rhythm: 'monthly', date: isoDate('2025-06-20') });
    const early = transaction({
      accountId: 'acc-1',
      merchant: 'Dentist',
      amount: cents(-120_00),
      date: isoDate('2025-07-17'),
    });
    const events = eventsOf([monthly], '2025-07-18', [early]);
    expect(startsOf(events)).toEqual(['2025-06-20', '2025-07-17', '2025-08-20', '2025-09-20']);
    expect(events[1]?.summary).toBe('Dentist · Paid · $120.00');
  });
});
