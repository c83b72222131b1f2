import { PlainFailure } from '../run/plain-failure.mjs';
import { addKey, ensureRing, readRing, retireKey, signWith, trustKey } from './key-ring.mjs';

const WAIT =
  'Pages that are opened from now on believe it. When no older page is open any more: npm run mfe --';

const KEY_ID = /^[a-z][a-z0-9-]{0,30}$/;
const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;

function listed(store) {
  const { signing, keys } = ensureRing(store);
  return Object.entries(keys).map(([id, raw]) => `${id}${id === signing ? '  signs' : ''}  ${raw}`);
}

function known(store, id) {
  if (id === undefined) throw new PlainFailure('Say which key: npm run mfe -- keys lists them.');
  if (!readRing(store)?.keys[id]) throw new PlainFailure(`There is no key "${id}".`);
  return id;
}

const answer = (...lines) => ({ ok: true, lines });

const STEPS = {
  new: (store) => {
    const id = addKey(store);
    return answer(`Made ${id}. ${WAIT} keys sign-with ${id}`);
  },
  trust: (store, id, raw) => {
    if (!KEY_ID.test(id ?? '') || !PUBLIC_KEY.test(raw ?? '')) {
      throw new PlainFailure('Type it like this: npm run mfe -- keys trust staging <public key>');
    }
    if (ensureRing(store).keys[id]) throw new PlainFailure(`There is a key "${id}" already.`);
    trustKey(store, id, raw);
    return answer(`Pages that are opened from now on believe ${id}, too.`);
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
    return answer(`${id} is gone. Pages that are opened from now on do not believe it.`);
  },
};

/** Keys never leave the machine that signs, so this only works on a folder. */
export async function keysCommand(store, [step, id, raw], inFolder) {
  if (step === undefined) return answer(...listed(store));
  if (!Object.hasOwn(STEPS, step)) {
    throw new PlainFailure(`There is no "keys ${step}". Known: ${Object.keys(STEPS).join(', ')}.`);
  }
  return STEPS[step](store, id, step === 'trust' ? raw : inFolder);
}
