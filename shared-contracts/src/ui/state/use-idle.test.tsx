import { act, render, screen } from '@testing-library/react';
import { useIdle } from './use-idle';

function IdleText() {
  return <p>{useIdle() ? 'idle' : 'busy'}</p>;
}

/** Gives the page a browser that reports idle time. */
function browserWithIdleTime() {
  const waiting = new Map<number, () => void>();
  window.requestIdleCallback = (callback) => {
    const id = waiting.size + 1;
    waiting.set(id, () => callback({ didTimeout: false, timeRemaining: () => 1 }));
    return id;
  };
  window.cancelIdleCallback = (id) => void waiting.delete(id);
  return { waiting, beIdle: () => act(() => waiting.forEach((run) => run())) };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('useIdle', () => {
  it('becomes true in the first idle moment', () => {
    const { beIdle } = browserWithIdleTime();
    render(<IdleText />);
    expect(screen.getByText('busy')).toBeVisible();
    beIdle();
    expect(screen.getByText('idle')).toBeVisible();
  });

  it('stops waiting after an unmount', () => {
    const { waiting } = browserWithIdleTime();
    render(<IdleText />).unmount();
    expect(waiting.size).toBe(0);
  });

  it('is true at once where a browser does not report idle time', () => {
    render(<IdleText />);
    expect(screen.getByText('idle')).toBeVisible();
  });
});
