import { PlainFailure } from '../run/plain-failure.mjs';
import { addKey, ensureRing, readRing, retireKey, signWith } from './key-ring.mjs';

const REBUILD =
  'Publish and promote the shell now, so that browsers believe it; then: npm run mfe --';

function listed(store) {
  const { signing, keys } = ensureRing(store);
  return Object.keys(keys).map((id) => `${id}${id === signing ? '  signs' : ''}`);
}

function known(store, id) {
  if (id === undefined) throw new PlainFailure('Say which key: npm run mfe -- keys lists them.');
  if (!readRing(store)?.keys[id]) throw new PlainFailure(`There is no key "${id}".`);
  return id;
}

const said = (...lines) => ({ ok: true, lines });

const STEPS = {
  new: (store) => {
    const id = addKey(store);
    return said(`Made ${id}. ${REBUILD} keys sign-with ${id}`);
  },
  'sign-with': async (store, id, inFolder) => {
    signWith(store, known(store, id));
    return inFolder(store, 'renew', {});
  },
  retire: (store, id) => {
    if (readRing(store)?.signing === known(store, id)) {
      throw new PlainFailure(`${id} signs: choose another one first.`);
    }
    retireKey(store, id);
    return said(`${id} is gone. Shells that are built from now on do not believe it.`);
  },
};

/** Keys never leave the machine that signs, so this works on a folder alone. */
export async function keysCommand(store, [step, id], inFolder) {
  if (step === undefined) return said(...listed(store));
  if (!Object.hasOwn(STEPS, step)) {
    throw new PlainFailure(`There is no "keys ${step}". Known: ${Object.keys(STEPS).join(', ')}.`);
  }
  return STEPS[step](store, id, inFolder);
}
