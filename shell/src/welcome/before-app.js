/*
 * Runs in the page of a new visitor, right after the prerendered welcome screen. It removes that screen where the gate
 * is open after all, and answers its buttons until the app does: a press then loads the page that it leads to.
 */
try {
  const root = document.getElementById('root');
  const flag = 'onboardingCompleted';
  const enter = ({ target }) => {
    const button = target.closest('[data-enter]');
    if (!button) return;
    localStorage.setItem(flag, 'true');
    window.halyardNoteGate?.();
    location.assign(button.dataset.enter);
  };
  if (localStorage.getItem(flag) === 'true') root.replaceChildren();
  else {
    root.addEventListener('click', enter);
    addEventListener('halyard-welcome-ready', () => root.removeEventListener('click', enter));
  }
} catch {
  /* A browser without storage waits for the app. */
}
