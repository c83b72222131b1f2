import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Lets React do this many tasks of those that it has planned. */
    reactDoes?: (tasks: number) => void;
  }
}

/** Each task of React waits until `reactDoes` is called, so a test can act while React hydrates a page. */
export const holdReact = (page: Page) =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let allowed = 0;
    const next = () => {
      if (allowed === 0 || waiting.length === 0) return;
      allowed -= 1;
      waiting.shift()?.();
      setTimeout(next);
    };
    const Channel = window.MessageChannel;
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          waiting.push(() => post(message));
          next();
        };
      }
    };
    window.reactDoes = (tasks) => {
      allowed += tasks;
      next();
    };
  });
