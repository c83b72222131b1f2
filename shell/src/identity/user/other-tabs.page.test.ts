import { setImmediate as moment } from 'node:timers/promises';
import { onOtherTabsChange, notifyOtherTabs } from './other-tabs';

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await moment();
}

test('a tab notifies the other tabs and not itself', async () => {
  const [changed, changedElsewhere] = [jest.fn(), jest.fn()];
  const stop = onOtherTabsChange(changed);
  const other = new BroadcastChannel('halyard.person');
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  other.onmessage = changedElsewhere;
  notifyOtherTabs();
  await until(() => changedElsewhere.mock.calls.length > 0);
  expect(changed).not.toHaveBeenCalled();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  other.postMessage('changed');
  await until(() => changed.mock.calls.length > 0);
  stop();
  other.close();
});
