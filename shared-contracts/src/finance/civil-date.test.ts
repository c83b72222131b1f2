import fc from 'fast-check';
import {
  addDays,
  addMonths,
  civilDay,
  compareDates,
  daysBetween,
  firstDay,
  isIsoDate,
  isoDate,
  isoMonth,
  lastDay,
  monthOf,
  weekdayOf,
  weekEnd,
} from './civil-date';

const someDay = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => addDays(isoDate('1970-01-01'), days));

describe('isoDate', () => {
  it.each(['2025-06-30', '2024-02-29', '2000-02-29', '1999-12-31'])('takes %s', (text) => {
    expect(isoDate(text)).toBe(text);
  });

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-6-1',
    '2025-06-31',
    'yesterday',
    '',
    '2025-06-30T00',
  ])('refuses %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
    expect(() => isoDate(text)).toThrow(RangeError);
  });
});

describe('isIsoDate', () => {
  it('agrees with Date on every day of four centuries', () => {
    const day = fc.record({
      year: fc.integer({ min: 1800, max: 2200 }),
      month: fc.integer({ min: 0, max: 13 }),
      date: fc.integer({ min: 0, max: 32 }),
    });
    const two = (part: number) => String(part).padStart(2, '0');
    fc.assert(
      fc.property(day, ({ year, month, date }) => {
        const at = new Date(Date.UTC(year, month - 1, date));
        const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
        expect(isIsoDate(`${year}-${two(month)}-${two(date)}`)).toBe(exists);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isoMonth', () => {
  it('accepts a month and throws for anything else', () => {
    expect(isoMonth('2025-06')).toBe('2025-06');
    for (const text of ['2025-00', '2025-13', '2025-6', '2025-06-01']) {
      expect(() => isoMonth(text)).toThrow(RangeError);
    }
  });

  it.each([
    ['2025-01', -1, '2024-12'],
    ['2025-12', 1, '2026-01'],
    ['2025-06', 0, '2025-06'],
    ['2025-06', -18, '2023-12'],
  ])('%s and %d months is %s', (month, by, expected) => {
    expect(addMonths(isoMonth(month), by)).toBe(expected);
  });

  it.each([
    ['2024-02', '2024-02-29'],
    ['2025-02', '2025-02-28'],
    ['2025-12', '2025-12-31'],
  ])('%s ends on %s', (month, end) => {
    expect(lastDay(isoMonth(month))).toBe(end);
    expect(firstDay(isoMonth(month))).toBe(`${month}-01`);
    expect(monthOf(isoDate(end))).toBe(month);
  });
});

describe('days', () => {
  it('counts back the days that addDays added, across changes to daylight saving', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -4000, max: 4000 }), (day, by) => {
        expect(daysBetween(day, addDays(day, by))).toBe(by);
      }),
    );
  });

  it('have the same order as text and as days', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        expect(addDays(day, 1) > day).toBe(true);
      }),
    );
  });
});

describe('civilDay', () => {
  const newYear = new Date('2025-01-01T05:30:00Z');

  it.each([
    ['America/Los_Angeles', '2024-12-31'],
    ['UTC', '2025-01-01'],
    ['Pacific/Kiritimati', '2025-01-01'],
  ])('in %s is the local calendar day', (zone, day) => {
    expect(civilDay(newYear, zone)).toBe(day);
  });

  it('uses the time zone of the viewer by default', () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(civilDay(newYear)).toBe(civilDay(newYear, zone));
  });
});

describe('compareDates', () => {
  it('sorts the earliest first', () => {
    const days = ['2025-06-30', '2024-12-31', '2025-06-30', '2025-01-01'].map(isoDate);
    expect(days.sort(compareDates)).toEqual([
      '2024-12-31',
      '2025-01-01',
      '2025-06-30',
      '2025-06-30',
    ]);
  });
});

describe('weekdayOf', () => {
  it('is that of the calendar, also before 1970', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_000, max: 60_000 }), (days) => {
        const date = addDays(isoDate('1970-01-01'), days);
        expect(weekdayOf(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
      }),
    );
  });
});

describe('weekEnd', () => {
  it.each([
    ['2025-06-01', '2025-06-07'],
    ['2025-06-07', '2025-06-07'],
    ['2025-06-08', '2025-06-14'],
    ['2025-12-31', '2026-01-03'],
  ])('of the week of %s is %s', (date, end) => {
    expect(weekEnd(isoDate(date))).toBe(end);
  });
});
