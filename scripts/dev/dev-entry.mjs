import { createHash } from 'node:crypto';

export const DEV_ENTRY = 'entry.js';

/**
 * Builds an entry that loads the remote's real entry and never changes itself. The shell compares each entry with
 * the hash in the registry, and an open page keeps its registry while edits change the real entry. The real entry
 * is loaded in its current state when it is needed.
 */
export function devEntry(global) {
  return `var ${global} = ((page, base) => {
  const file = new URL('remoteEntry.js', base).href;
  let loading;
  const load = () =>
    new Promise((resolve, reject) => {
      const script = page.createElement('script');
      script.src = file;
      script.crossOrigin = 'anonymous';
      script.onload = () =>
        globalThis.${global} === stub ? script.onerror() : resolve(globalThis.${global});
      script.onerror = () => {
        loading = undefined;
        reject(new Error(file + ' could not be loaded'));
      };
      page.head.append(script);
    });
  const remote = () => (loading ??= load());
  const stub = {
    init: (...args) => remote().then((container) => container.init(...args)),
    get: (name) => remote().then((container) => container.get(name)),
  };
  return stub;
})(document, document.currentScript.src);
`;
}

export function devFile(global) {
  const text = devEntry(global);
  const hash = createHash('sha384').update(text).digest('base64');
  return { integrity: `sha384-${hash}`, bytes: Buffer.byteLength(text), type: 'js' };
}
