import { hearOtherTabs } from './other-tabs';

interface Tab {
  readonly window: Window;
  /** What the product is drawn into. */
  readonly container: HTMLElement;
  /** Takes the product off the page, with everything that its screens hold. */
  readonly unmount: () => void;
  /** Whether the tab may hold figures of somebody. */
  readonly hasFigures: () => boolean;
  /** Loads the page again. */
  readonly reload: () => void;
}

/**
 * Removes the figures of a user from this tab once they have logged out in another one: from the screen and the tab's
 * storage at once, and from memory by loading the page again. A page that the browser stored while the user was elsewhere
 * is hidden and loaded again as well: nobody knows what happened meanwhile.
 */
export function forgetPersonWithOtherTabs(tab: Tab): () => void {
  const { window, container, unmount, hasFigures, reload } = tab;
  const forget = () => {
    if (!hasFigures()) return;
    unmount();
    window.sessionStorage.clear();
    reload();
  };
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && hasFigures()) container.hidden = true;
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) forget();
  };
  const stopHearing = hearOtherTabs(forget);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    stopHearing();
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
