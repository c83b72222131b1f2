import { Alarms, isRaised } from './alarms';

function setUp() {
  let value = 0;
  const lines: object[] = [];
  const write = (facts: object) => void lines.push(facts);
  const alarms = new Alarms({ warn: write, error: write }, [
    { name: 'memory', unit: 'MB', raiseAt: 100, clearBelow: 80, measure: () => value },
  ]);
  const check = (...values: readonly number[]) => {
    for (value of values) alarms.check();
  };
  return { alarms, lines, check };
}

test('an alarm is raised with one line and cleared with one line, however often the value is measured', () => {
  const { lines, check } = setUp();
  check(50, 120, 130, 90, 85, 70, 60);
  expect(lines).toEqual([
    { alarm: 'memory', state: 'raised', value: 120, unit: 'MB' },
    { alarm: 'memory', state: 'cleared', value: 70, unit: 'MB' },
  ]);
});

test('an alarm writes nothing while the value stays below the threshold', () => {
  const { lines, check } = setUp();
  check(50, 99, 80);
  expect(lines).toEqual([]);
});

test('an alarm shows its state', () => {
  const { alarms, check } = setUp();
  check(100);
  expect(alarms.states()).toEqual([{ name: 'memory', isRaised: true }]);
  check(10);
  expect(alarms.states()).toEqual([{ name: 'memory', isRaised: false }]);
});

const THRESHOLDS = { raiseAt: 100, clearBelow: 80 };

it.each([
  [false, 99, false],
  [false, 100, true],
  [true, 100, true],
  [true, 80, true],
  [true, 79, false],
])(
  'an alarm that was raised: %s, with a measurement of %d, is raised: %s',
  (before, value, after) => {
    expect(isRaised(before, value, THRESHOLDS)).toBe(after);
  },
);
