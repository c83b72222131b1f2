/**
 * The part of the devtools hook that React Refresh patches: it records renderers, so that modules of a remote
 * refresh inside the shell without the browser extension. Development only.
 */
if (!globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onScheduleFiberRoot() {},
  };
}
