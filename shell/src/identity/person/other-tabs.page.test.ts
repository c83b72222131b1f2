import { setImmediate as moment } from 'node:timers/promises';
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';

/** What a browser has and the page of a test has not. */
const page = globalThis as { BroadcastChannel?: unknown };
const before = page.BroadcastChannel;
beforeAll(() => {
  page.BroadcastChannel = NodeChannel;
});
afterAll(() => {
  page.BroadcastChannel = before;
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await moment();
}

test('a tab notifies the other tabs and not itself', async () => {
  const [heardHere, heardElsewhere] = [jest.fn(), jest.fn()];
  const stop = hearOtherTabs(heardHere);
  const other = new NodeChannel('halyard.person');
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  other.onmessage = heardElsewhere;
  tellOtherTabs();
  await until(() => heardElsewhere.mock.calls.length > 0);
  expect(heardHere).not.toHaveBeenCalled();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  other.postMessage('changed');
  await until(() => heardHere.mock.calls.length > 0);
  stop();
  other.close();
});
