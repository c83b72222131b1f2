const NAME = 'halyard.person';

/** A tab has one channel, and a channel does not hear what it says itself: a tab that tells does not tell itself. */
let own: BroadcastChannel | null = null;

function channel(): BroadcastChannel | null {
  if (own === null && typeof BroadcastChannel !== 'undefined') own = new BroadcastChannel(NAME);
  return own;
}

/** Tells the other tabs of this browser that whoever used it has left, or that somebody else uses it now. */
export function tellOtherTabs(): void {
  // A channel reaches our own origin alone and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel()?.postMessage('changed');
}

/** Calls `listener` when another tab tells so, and returns how to stop. */
export function hearOtherTabs(listener: () => void): () => void {
  channel()?.addEventListener('message', listener);
  return () => {
    own?.close();
    own = null;
  };
}
