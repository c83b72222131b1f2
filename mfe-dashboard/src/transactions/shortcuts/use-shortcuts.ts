import { useEffect, useEffectEvent } from 'react';

export type Shortcuts = Readonly<Record<string, () => void>>;

const TEXT_ENTRY =
  'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_ENTRY) !== null;

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTyping(event.target) ||
  document.querySelector('dialog[open]') !== null;

/** Shortcuts are off while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!action || isElsewhere(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
