import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = `
  import { addDays, civilDay, daysBetween, isoDate, isoMonth, lastDay } from '${join(__dirname, 'civil-date.ts')}';
  const day = isoDate('2025-03-08');
  console.log(JSON.stringify({
    walk: Array.from({ length: 5 }, (_, n) => addDays(day, n)),
    year: daysBetween(isoDate('2024-12-31'), isoDate('2025-12-31')),
    end: lastDay(isoMonth('2025-10')),
    wall: civilDay(new Date('2025-06-30T10:30:00Z')),
  }));
`;

const runIn = (zone: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    }),
  );

describe('civil dates in a process with another time zone', () => {
  it.each([
    ['America/Los_Angeles', '2025-06-30'],
    ['UTC', '2025-06-30'],
    ['Pacific/Kiritimati', '2025-07-01'],
  ])('stay the same in %s, where the local day is %s', (zone, wall) => {
    expect(runIn(zone)).toEqual({
      walk: ['2025-03-08', '2025-03-09', '2025-03-10', '2025-03-11', '2025-03-12'],
      year: 365,
      end: '2025-10-31',
      wall,
    });
  });
});
