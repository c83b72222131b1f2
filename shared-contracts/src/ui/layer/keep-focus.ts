/** The list may need this long to be read again after a change. */
const WATCHED_MS = 3000;

/**
 * A closed dialog returns the focus to its opener. If a change removes the opener, such as the last button of an empty
 * list, the focus goes to the heading of the screen instead of the start of the page.
 */
export function keepFocus(): void {
  const opener = document.activeElement;
  const hasFocus = () => document.activeElement !== document.body;
  const toHeading = () => {
    if (!hasFocus()) document.querySelector('h1')?.focus({ preventScroll: true });
  };
  if (!hasFocus()) {
    requestAnimationFrame(toHeading);
    return;
  }
  const watch = new MutationObserver(() => {
    if (opener?.isConnected) return;
    watch.disconnect();
    toHeading();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), WATCHED_MS);
}
