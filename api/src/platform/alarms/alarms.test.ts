import { Alarms } from './alarms';

function setUp() {
  let value = 0;
  const lines: object[] = [];
  const write = (facts: object) => void lines.push(facts);
  const alarms = new Alarms({ warn: write, error: write }, [
    { name: 'memory', unit: 'MB', raiseAt: 100, clearBelow: 80, measure: () => value },
  ]);
  const look = (...values: readonly number[]) => {
    for (value of values) alarms.look();
  };
  return { alarms, lines, look };
}

it('is raised with one line and cleared with one line, however often the value is measured', () => {
  const { lines, look } = setUp();
  look(50, 120, 130, 90, 85, 70, 60);
  expect(lines).toEqual([
    { alarm: 'memory', state: 'raised', value: 120, unit: 'MB' },
    { alarm: 'memory', state: 'cleared', value: 70, unit: 'MB' },
  ]);
});

it('says nothing while the value stays below the threshold', () => {
  const { lines, look } = setUp();
  look(50, 99, 80);
  expect(lines).toEqual([]);
});

it('shows its state', () => {
  const { alarms, look } = setUp();
  look(100);
  expect(alarms.states()).toEqual([{ name: 'memory', isRaised: true }]);
  look(10);
  expect(alarms.states()).toEqual([{ name: 'memory', isRaised: false }]);
});
