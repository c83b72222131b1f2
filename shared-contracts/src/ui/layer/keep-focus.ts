/** The list is usually read again by then. */
const LOOKS_MS = [50, 400, 1500];

/**
 * A closed dialog returns the focus to its opener. If a change removes the opener, such as the button of an empty list,
 * the focus goes to the heading of the screen instead of the start of the page.
 */
export function keepFocus(): void {
  for (const ms of LOOKS_MS) {
    setTimeout(() => {
      if (document.activeElement === document.body)
        document.querySelector('h1')?.focus({ preventScroll: true });
    }, ms);
  }
}
