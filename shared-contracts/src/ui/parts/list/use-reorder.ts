import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export interface Item {
  readonly id: string;
  readonly name: string;
}

/** Moves the item to the place that `target` has now. */
export type MoveTo<T> = (item: T, target: T) => void;

interface Drag {
  readonly id: string;
  readonly place: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function withItemAt<T extends Item>(items: readonly T[], drag: Drag | null): readonly T[] {
  const item = items.find(({ id }) => id === drag?.id);
  if (!item || !drag) return items;
  return items.filter((each) => each !== item).toSpliced(drag.place, 0, item);
}

function placeAt(list: HTMLElement, y: number): number {
  const others = [...list.children].filter((row) => !row.hasAttribute('data-dragged'));
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/** Rows move when their handle is dragged, or with arrow keys on it. */
export function useReorder<T extends Item>(items: readonly T[], onMove: MoveTo<T>) {
  const ref = useRef<HTMLUListElement>(null);
  const focused = useRef<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [message, setMessage] = useState('');
  const shown = withItemAt(items, drag);

  // A row that React moves loses the focus, so it is set again.
  useEffect(() => {
    if (focused.current === null) return;
    const at = items.findIndex(({ id }) => id === focused.current);
    ref.current?.children[at]?.querySelector('button')?.focus();
    focused.current = null;
  }, [items]);

  const moveTo = (item: T, place: number) => {
    const target = items[place];
    if (!target || target === item) return;
    setMessage(`${item.name} is now ${place + 1} of ${items.length}`);
    onMove(item, target);
  };
  const drop = () => {
    const item = items.find(({ id }) => id === drag?.id);
    if (item && drag) moveTo(item, drag.place);
    setDrag(null);
  };
  const follow = (y: number) => {
    if (!drag || !ref.current) return;
    const place = placeAt(ref.current, y);
    if (place !== drag.place) setDrag({ ...drag, place });
  };
  const press = (item: T, event: KeyboardEvent) => {
    if (event.key === 'Escape') setDrag(null);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focused.current = item.id;
    moveTo(item, items.indexOf(item) + step);
  };
  const begin = (item: T, event: PointerEvent) => {
    if (event.button !== 0) return;
    ref.current?.setPointerCapture(event.pointerId);
    setDrag({ id: item.id, place: items.indexOf(item) });
  };
  return {
    shown,
    message,
    draggedId: drag?.id,
    list: {
      ref,
      onPointerMove: ({ clientY }: PointerEvent) => follow(clientY),
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    },
    handle: (item: T) => ({
      onPointerDown: (event: PointerEvent) => begin(item, event),
      onKeyDown: (event: KeyboardEvent) => press(item, event),
    }),
  };
}
