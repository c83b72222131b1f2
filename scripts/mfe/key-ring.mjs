import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../run/replace-file.mjs';

const folderOf = (store) => join(store, 'keys');
const ringFile = (store) => join(folderOf(store), 'ring.json');

/**
 * Creates an Ed25519 key pair. The private key is PEM, and the public key is 32 bytes in base64, as browsers expect
 * it.
 */
export function newKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    raw: Buffer.from(x, 'base64url').toString('base64'),
  };
}

function writeRing(store, ring) {
  replaceFile(ringFile(store), `${JSON.stringify(ring, null, 2)}\n`);
  return ring;
}

/** Returns the public keys of a store and the id of the one that signs, or null if the store has no keys. */
export function readRing(store) {
  return existsSync(ringFile(store)) ? JSON.parse(readFileSync(ringFile(store), 'utf8')) : null;
}

/** Adds a key that browsers will trust. The first key signs at once. Only its owner can read the private key. */
export function addKey(store) {
  const ring = readRing(store) ?? { signing: null, keys: {} };
  const ids = Object.keys(ring.keys).map((id) => Number(id.slice(1)));
  const id = `k${Math.max(0, ...ids) + 1}`;
  const { pem, raw } = newKeyPair();
  mkdirSync(folderOf(store), { recursive: true, mode: 0o700 });
  writeFileSync(join(folderOf(store), `${id}.pem`), pem, { mode: 0o600, flag: 'wx' });
  writeRing(store, { signing: ring.signing ?? id, keys: { ...ring.keys, [id]: raw } });
  return id;
}

export function ensureRing(store) {
  if (!readRing(store)) addKey(store);
  return readRing(store);
}

/** Lets pages of this store also trust another store's key (32 bytes in base64). */
export function trustKey(store, id, raw) {
  const ring = ensureRing(store);
  if (ring.keys[id]) throw new Error(`There is a key "${id}" already.`);
  return writeRing(store, { ...ring, keys: { ...ring.keys, [id]: raw } });
}

/** Makes another key sign from now on. Every open page must trust it already. */
export function signWith(store, id) {
  const ring = readRing(store);
  if (!ring?.keys[id]) throw new Error(`There is no key "${id}".`);
  writeRing(store, { ...ring, signing: id });
}

/** Removes a key. Pages that open later no longer trust it. */
export function retireKey(store, id) {
  const ring = readRing(store);
  if (!ring?.keys[id]) throw new Error(`There is no key "${id}".`);
  if (ring.signing === id) throw new Error(`${id} signs: choose another one first.`);
  const { [id]: _retired, ...keys } = ring.keys;
  writeRing(store, { ...ring, keys });
  rmSync(join(folderOf(store), `${id}.pem`), { force: true });
}
