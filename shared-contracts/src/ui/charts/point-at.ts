import { fireEvent } from '@testing-library/react';

/** jsdom's own pointer events have no position. */
export function pointAt(element: Element, clientX: number, type = 'pointermove'): void {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  fireEvent(element, Object.assign(event, { pointerType: 'mouse' }));
}
