import { memoryStorage } from './storage';
import { browserWorld } from './world';

/* Every page makes a world at its start, where the first formatter delays a slow phone by a tenth of a second. */

test('the world of a browser creates no formatter before a change names the time zone', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const { timeZone } = browserWorld(memoryStorage());
  expect(made).not.toHaveBeenCalled();
  expect(timeZone?.()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
