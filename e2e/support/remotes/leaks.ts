import type { Page } from '@playwright/test';

/**
 * These counts show a leak of a page: listeners of window and document, running intervals, style sheets, and
 * elements outside of the root.
 */
export interface Holdings {
  readonly listeners: number;
  readonly intervals: number;
  readonly bodyChildren: number;
}

/** Makes the page count these objects. Call it before the page opens. */
export async function countHoldings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listeners = new Map<string, Set<unknown>>();
    const keyOf = (target: EventTarget, type: string) =>
      `${target === window ? 'window' : 'document'} ${type}`;
    const isCounted = (target: unknown): target is EventTarget =>
      target === window || target === document || target === undefined;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function add(type, listener, options) {
      const isOnce = typeof options === 'object' && options?.once === true;
      if (isCounted(this) && !isOnce) {
        const key = keyOf(this ?? window, type);
        listeners.set(key, (listeners.get(key) ?? new Set()).add(listener));
      }
      return addEventListener.call(this ?? window, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
      if (isCounted(this)) listeners.get(keyOf(this ?? window, type))?.delete(listener);
      return removeEventListener.call(this ?? window, type, listener, options);
    };
    const intervals = new Set<unknown>();
    const { setInterval: start, clearInterval: stop } = window;
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof start>) => {
        const id = start(...args);
        intervals.add(id);
        return id;
      },
      clearInterval: (id: Parameters<typeof stop>[0]) => {
        intervals.delete(id);
        stop(id);
      },
      holdings: () => ({
        listeners: [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
        intervals: intervals.size,
        bodyChildren: document.body.childElementCount,
      }),
    });
  });
}

declare global {
  interface Window {
    readonly holdings: () => Holdings;
  }
}

export const holdings = (page: Page): Promise<Holdings> => page.evaluate(() => window.holdings());
