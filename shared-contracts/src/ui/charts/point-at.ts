import { fireEvent } from '@testing-library/react';

/** Moves a mouse over `element`, or off it; jsdom's own pointer events carry no position. */
export function pointAt(element: Element, clientX: number, type = 'pointermove'): void {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  fireEvent(element, Object.assign(event, { pointerType: 'mouse' }));
}
