import { useEffect, useEffectEvent } from 'react';

const LEAST_PX = 60;

interface Place {
  readonly x: number;
  readonly y: number;
}

const isSideways = ({ x, y }: Place): boolean =>
  Math.abs(x) >= LEAST_PX && Math.abs(x) > 2 * Math.abs(y);

const placeOf = (touch: Touch | undefined): Place | null =>
  touch ? { x: touch.clientX, y: touch.clientY } : null;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input, textarea');

interface StepGestures {
  readonly next: () => void;
  readonly back: () => void;
}

export function useStepGestures({ next, back }: StepGestures): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event)) return;
    if (event.key === 'ArrowRight') next();
    if (event.key === 'ArrowLeft') back();
  });
  const swiped = useEffectEvent((from: Place, to: Place) => {
    const way = { x: to.x - from.x, y: to.y - from.y };
    if (!isSideways(way)) return;
    if (way.x < 0) next();
    else back();
  });
  useEffect(() => {
    let from: Place | null = null;
    const onKey = (event: KeyboardEvent) => pressed(event);
    const onStart = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? placeOf(touches[0]) : null;
    };
    const onEnd = ({ changedTouches }: TouchEvent) => {
      const to = placeOf(changedTouches[0]);
      if (from && to) swiped(from, to);
      from = null;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('touchstart', onStart, { passive: true });
    document.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchend', onEnd);
    };
  }, []);
}
