const NAME = 'halyard.person';

/** A channel does not receive its own messages. */
let own: BroadcastChannel | null = null;

function channel(): BroadcastChannel | null {
  if (own === null && typeof BroadcastChannel !== 'undefined') own = new BroadcastChannel(NAME);
  return own;
}

export function notifyOtherTabs(): void {
  // A channel reaches only our own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel()?.postMessage('changed');
}

export function onOtherTabsChange(listener: () => void): () => void {
  channel()?.addEventListener('message', listener);
  return () => {
    own?.close();
    own = null;
  };
}
