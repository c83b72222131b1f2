/**
 * The bench installs these functions in a page to measure it. Each one runs in the page and uses nothing from
 * outside.
 */

/** Returns the milliseconds from the arrival of the transactions to the first painted row. */
export function firstRows() {
  const isRow = () =>
    document.querySelector('[aria-rowindex="2"], [aria-rowcount] [role="row"]:nth-child(2)');
  return new Promise((resolve) => {
    const look = () => {
      const arrived = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/api/finance/transactions'));
      if (arrived && isRow()) resolve(performance.now() - arrived.responseEnd);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Returns the milliseconds from the next press to the frame that shows the first row of a list. */
export function timeOfOpening() {
  return new Promise((resolve) => {
    const onClick = () => {
      const begun = performance.now();
      const look = () => {
        if (!document.querySelector('[aria-rowindex="2"]')) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - begun));
      };
      look();
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
}

/**
 * Returns the time from the next key to the frame with its results. The footer shows a new count when the list is
 * updated. The frame has ended when a message that was sent at its beginning arrives.
 */
export function timeOfKey() {
  const footer = [...document.querySelectorAll('[role="status"]')].find(({ textContent }) =>
    textContent.startsWith('Showing'),
  );
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const onKey = () => {
      const begun = performance.now();
      port1.addEventListener('message', () => resolve(performance.now() - begun));
      port1.start();
      const changes = new MutationObserver(() => {
        changes.disconnect();
        requestAnimationFrame(() => port2.postMessage(null));
      });
      changes.observe(footer, { childList: true, characterData: true, subtree: true });
      setTimeout(() => reject(new Error('the key changed nothing of the list')), 10_000);
    };
    document.addEventListener('keydown', onKey, { capture: true, once: true });
  });
}

/** Records how long each press and each key took until its effect was painted, as browsers compute INP. */
export function watchInteractions() {
  window.halyardInteractions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      const known = window.halyardInteractions.get(interactionId) ?? 0;
      if (interactionId > 0)
        window.halyardInteractions.set(interactionId, Math.max(known, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Records the time between frames and the long tasks during a scroll. */
export function watchFrames() {
  window.halyardFrames = { between: [], longTasks: 0 };
  const count = (list) => (window.halyardFrames.longTasks += list.getEntries().length);
  new PerformanceObserver(count).observe({ type: 'longtask' });
  let last = performance.now();
  const tick = (now) => {
    window.halyardFrames.between.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
