import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const FAR_ENOUGH_PX = 96;
const CONTROLS = 'button, a, input';

interface Swipe {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** It is in px. */
  readonly offset: number;
}

/** Follows a finger or the mouse sideways, and the Left and Right keys. The page still scrolls vertically. */
export function useSwipe(onLeft: () => void, onRight: () => void): Swipe {
  const ref = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const left = useEffectEvent(onLeft);
  const right = useEffectEvent(onRight);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let startX: number | null = null;
    const { signal, abort } = ending();
    const begin = ({ target, clientX }: PointerEvent) => {
      const isControl = target instanceof Element && target.closest(CONTROLS);
      if (!isControl) startX = clientX;
    };
    const follow = ({ clientX }: PointerEvent) => {
      if (startX !== null) setOffset(clientX - startX);
    };
    const stop = () => {
      startX = null;
      setOffset(0);
    };
    const release = ({ clientX }: PointerEvent) => {
      const far = startX === null ? 0 : clientX - startX;
      stop();
      if (far <= -FAR_ENOUGH_PX) left();
      if (far >= FAR_ENOUGH_PX) right();
    };
    const press = ({ key, target }: KeyboardEvent) => {
      if (target !== element) return;
      if (key === 'ArrowLeft') left();
      if (key === 'ArrowRight') right();
    };
    element.addEventListener('pointerdown', begin, { signal });
    element.addEventListener('pointermove', follow, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('pointerleave', stop, { signal });
    element.addEventListener('pointercancel', stop, { signal });
    element.addEventListener('keydown', press, { signal });
    return abort;
  }, []);
  return { ref, offset };
}

function ending() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
