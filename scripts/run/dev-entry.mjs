import { createHash } from 'node:crypto';

/** File that the shell loads of a remote under development. */
export const DEV_ENTRY = 'entry.js';

/**
 * Stands before a remote's own entry, and never changes: the shell holds every entry to the hash that the registry
 * lists, and a page that is open has the registry of when it was opened, while each edit changes the remote's entry
 * under its name. What follows it is asked for when it is needed, as it then is.
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

/** The entry as the registry lists it. */
export function devFile(global) {
  const text = devEntry(global);
  const hash = createHash('sha384').update(text).digest('base64');
  return { integrity: `sha384-${hash}`, bytes: Buffer.byteLength(text), type: 'js' };
}
