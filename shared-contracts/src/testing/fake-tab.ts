/** jsdom has no EventSource. */
class FakeEventSource extends EventTarget {
  closed = false;

  constructor(readonly url: string) {
    super();
  }

  close() {
    this.closed = true;
  }
}

export function fakeTab() {
  const all: FakeEventSource[] = [];
  let visibility: DocumentVisibilityState = 'visible';
  const become = (state: DocumentVisibilityState) => void (visibility = state);

  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.assign(globalThis, {
    EventSource: class extends FakeEventSource {
      constructor(url: string) {
        super(url);
        all.push(this);
      }
    },
  });
  const open = () => all.filter(({ closed }) => !closed);
  return {
    open,
    say: (name: string, data: string) => open()[0]?.dispatchEvent(new MessageEvent(name, { data })),
    breakOff: () => open()[0]?.dispatchEvent(new Event('error')),
    /** Changes the visibility without an event. */
    become,
    show(state: DocumentVisibilityState) {
      become(state);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
