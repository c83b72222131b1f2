// The page that opened Link. Messages go to its origin only, and only its own messages are heard.
const params = new URL(location.href).searchParams;
const host = params.get('host') ?? '';

export const linkToken = params.get('link_token') ?? '';
export const oauthStateId = params.get('oauth_state_id');

/** Sends a message to the host page: ready, event, success, exit or redirect. */
export function sendToHost(type, payload = {}) {
  if (window.parent !== window) window.parent.postMessage({ type, payload }, host);
}

/** Calls the listener of each message that comes from the host page. */
export function onHost(listeners) {
  addEventListener('message', (message) => {
    if (message.origin !== host || message.source !== window.parent) return;
    listeners[message.data?.type]?.();
  });
}
