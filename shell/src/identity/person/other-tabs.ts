const NAME = 'halyard.person';

/** Old browsers and some test environments have no channels. */
const newChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Tells the other tabs of this browser that whoever used it has left, or that somebody else uses it now. */
export function tellOtherTabs(): void {
  const channel = newChannel();
  // A channel reaches our own origin alone and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage('changed');
  channel?.close();
}

/** Calls `listener` when another tab tells so, and returns how to stop. */
export function hearOtherTabs(listener: () => void): () => void {
  const channel = newChannel();
  channel?.addEventListener('message', listener);
  return () => channel?.close();
}
