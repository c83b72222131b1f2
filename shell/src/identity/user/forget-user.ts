import { onOtherTabsChange } from './other-tabs';

interface Tab {
  readonly window: Window;
  readonly container: HTMLElement;
  readonly unmount: () => void;
  readonly hasFigures: () => boolean;
  readonly reload: () => void;
}

/** The browser may restore a page whose user has changed. */
export function forgetUserWithOtherTabs(tab: Tab): () => void {
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
  const stopListening = onOtherTabsChange(forget);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    stopListening();
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
