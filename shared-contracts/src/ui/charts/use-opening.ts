import { type KeyboardEvent, useRef } from 'react';

interface Opening {
  readonly active: number | null;
  readonly current: number;
  readonly onOpen: ((index: number) => void) | undefined;
}

interface Press {
  readonly index: number;
  readonly shown: boolean;
}

/** A click or a second tap opens a point. The end of a drag opens nothing. */
export function useOpening({ active, current, onOpen }: Opening) {
  const press = useRef<Press | null>(null);
  return {
    press: (index: number, pointerType: string) => {
      press.current = { index, shown: pointerType === 'mouse' || active === index };
    },
    release: (index: number) => {
      if (press.current?.shown && press.current.index === index) onOpen?.(index);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') onOpen?.(current);
    },
  };
}
