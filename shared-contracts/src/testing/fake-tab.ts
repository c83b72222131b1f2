/** Stands in for the browser's own, which jsdom does not have. */
class FakeEventSource extends EventTarget {
  closed = false;

  constructor(readonly url: string) {
    super();
  }

  close() {
    this.closed = true;
  }
}

/** A tab of a browser that somebody looks at or not, with the event streams that its page has open. */
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
    /** Says something on the stream that is open; nobody hears it when none is. */
    say: (name: string, data: string) => open()[0]?.dispatchEvent(new MessageEvent(name, { data })),
    breakOff: () => open()[0]?.dispatchEvent(new Event('error')),
    /** Changes what a page that looks finds, without telling it. */
    become,
    show(state: DocumentVisibilityState) {
      become(state);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
