import { type RefObject, useEffect, useRef } from 'react';

const FAR_ENOUGH_PX = 80;

/** A swipe on the header of the dialog around the element presses its close button. */
export function useSwipeDown(): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    const header = dialog?.querySelector('header');
    if (!dialog || !header) return undefined;
    const ends: (() => void)[] = [];
    let startY: number | null = null;
    const listen = (type: string, heard: (event: PointerEvent) => void) => {
      const listener = (event: Event) => event instanceof PointerEvent && heard(event);
      header.addEventListener(type, listener);
      ends.push(() => header.removeEventListener(type, listener));
    };
    const end = () => {
      startY = null;
      dialog.style.translate = '';
    };
    header.style.touchAction = 'none';
    listen('pointerdown', (event) => {
      if (event.pointerType !== 'mouse') startY = event.clientY;
    });
    listen('pointermove', (event) => {
      if (startY !== null) dialog.style.translate = `0 ${Math.max(0, event.clientY - startY)}px`;
    });
    listen('pointerup', (event) => {
      const isFar = startY !== null && event.clientY - startY > FAR_ENOUGH_PX;
      end();
      if (isFar) header.querySelector('button')?.click();
    });
    listen('pointercancel', end);
    return () => ends.forEach((stop) => stop());
  }, []);
  return ref;
}
