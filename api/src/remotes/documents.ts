import { readFileSync, statSync } from 'node:fs';
import {
  NO_QUARANTINE,
  parseQuarantine,
  parseRegistry,
  type Quarantine,
  type Registry,
  type RemotesChange,
} from '@halyard/shared-contracts/remote/registry';
import { layout } from './storage/layout';
import { parseRing } from './storage/signing-key';

export interface Documents {
  readonly registry: Registry;
  readonly registryText: string;
  readonly signature: string;
  readonly quarantine: Quarantine;
  readonly quarantineText: string;
  /** These are the public keys by id that this store trusts: its own, and those of other stores. */
  readonly keysText: string;
  readonly change: RemotesChange;
}

/** Reads the disk, so that each instance sees what any other one writes. */
const stampOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs}` : '';
};

function read(store: string): Documents | null {
  const files = layout(store);
  if (stampOf(files.current) === '') return null;
  const seq = Number(readFileSync(files.current, 'utf8'));
  const registryText = readFileSync(files.registry(seq), 'utf8');
  const quarantineText =
    stampOf(files.quarantine) === ''
      ? JSON.stringify(NO_QUARANTINE)
      : readFileSync(files.quarantine, 'utf8');
  const ring = stampOf(files.ring) === '' ? null : parseRing(readFileSync(files.ring, 'utf8'));
  const quarantine = parseQuarantine(JSON.parse(quarantineText));
  return {
    registry: parseRegistry(JSON.parse(registryText)),
    registryText,
    signature: readFileSync(files.signature(seq), 'utf8'),
    quarantine,
    quarantineText,
    keysText: JSON.stringify(ring?.keys ?? {}),
    change: { seq, quarantine: quarantine.revision },
  };
}

/**
 * Returns the same value until a document changes on the disk, or null without a store or before the first
 * publication.
 */
export function documentsOf(store: string | null): () => Documents | null {
  if (store === null) return () => null;
  const { current, quarantine, ring } = layout(store);
  let known: { readonly stamp: string; readonly documents: Documents | null } | null = null;
  return () => {
    const stamp = `${stampOf(current)}|${stampOf(quarantine)}|${stampOf(ring)}`;
    if (known?.stamp !== stamp) known = { stamp, documents: read(store) };
    return known.documents;
  };
}
