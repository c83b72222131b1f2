import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNear } from './use-near';

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Replaces IntersectionObserver, which jsdom lacks. The observed part begins this many px below the window. */
function windowAbove(distance: number): { readonly scrollTo: (next: number) => void } {
  const watched = new Map<object, () => void>();
  let away = distance;
  class Observer {
    readonly #look: () => void;
    constructor(report: Report, { rootMargin }: { readonly rootMargin: string }) {
      this.#look = () => report([{ isIntersecting: away <= Number.parseInt(rootMargin, 10) }]);
    }
    observe(): void {
      watched.set(this, this.#look);
      this.#look();
    }
    disconnect(): void {
      watched.delete(this);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    scrollTo(next) {
      away = next;
      act(() => watched.forEach((look) => look()));
      fireEvent.scroll(window);
    },
  };
}

function Part() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useNear(place) ? 'near' : 'far'}</p>;
}

const open = () => render(<Part />);
const part = () => screen.getByText(/near|far/).textContent;

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('a part in the window is near, and one below it is not', () => {
  windowAbove(0);
  open();
  expect(part()).toBe('near');
});

test('a part close below the window is near once the user scrolls', () => {
  const { scrollTo } = windowAbove(500);
  open();
  scrollTo(300);
  expect(part()).toBe('far');
  scrollTo(150);
  expect(part()).toBe('near');
});

test('a part close below the window is near once a key is pressed, which may move the focus to it', () => {
  windowAbove(150);
  open();
  expect(part()).toBe('far');
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(part()).toBe('near');
});

test.each([
  ['it is printed', () => fireEvent(window, new Event('beforeprint'))],
  ['Control begins a command', () => fireEvent.keyDown(window, { key: 'Control', ctrlKey: true })],
  ['Command begins a command', () => fireEvent.keyDown(window, { key: 'Meta', metaKey: true })],
])('every part of a page is near when %s', (_, happens) => {
  windowAbove(5_000);
  open();
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(part()).toBe('far');
  happens();
  expect(part()).toBe('near');
});

test('a part is near in a browser that does not report what is in the window', () => {
  open();
  expect(part()).toBe('near');
});
