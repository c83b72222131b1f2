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

/** What says which versions run, as browsers are given it. */
export interface Documents {
  readonly registry: Registry;
  /** The exact text that was signed. */
  readonly registryText: string;
  readonly signature: string;
  readonly quarantine: Quarantine;
  readonly quarantineText: string;
  readonly change: RemotesChange;
}

/** Told by the disk alone, so that every instance over the same store notices what any of them writes. */
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
  const quarantine = parseQuarantine(JSON.parse(quarantineText));
  return {
    registry: parseRegistry(JSON.parse(registryText)),
    registryText,
    signature: readFileSync(files.signature(seq), 'utf8'),
    quarantine,
    quarantineText,
    change: { seq, quarantine: quarantine.revision },
  };
}

/**
 * The documents of a store, read again once they have changed on the disk; the same value as long as they have not.
 * null without a store or before anything is published.
 */
export function documentsOf(store: string | null): () => Documents | null {
  if (store === null) return () => null;
  const { current, quarantine } = layout(store);
  let known: { readonly stamp: string; readonly documents: Documents | null } | null = null;
  return () => {
    const stamp = `${stampOf(current)}|${stampOf(quarantine)}`;
    if (known?.stamp !== stamp) known = { stamp, documents: read(store) };
    return known.documents;
  };
}
