import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import type { KeyRing } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import type { SignedText } from './documents';

const savedSchema = v.object({
  text: v.string(),
  signature: v.object({ keyId: v.string(), signature: v.string() }),
  seq: v.number(),
  /** The public key itself: an id may be given to another key when a deployment starts over. */
  key: v.string(),
});

type Saved = v.InferOutput<typeof savedSchema>;

/** The last registry that this browser found good. It is verified again before it is used. */
export interface SavedRegistry {
  read(): SignedText | null;
  /** The highest sequence number taken under a key that still counts; 0 when none was. */
  highestSeq(): number;
  write(signed: SignedText, seq: number): void;
}

function parsed(text: string | null): Saved | null {
  if (text === null) return null;
  try {
    return v.parse(savedSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

export function savedRegistry(storage: KeyValueStore, keys: KeyRing): SavedRegistry {
  const saved = () => {
    const found = parsed(storage.getItem(STORAGE_KEYS.remotesRegistry));
    return found && Object.values(keys).includes(found.key) ? found : null;
  };
  return {
    read: saved,
    highestSeq: () => saved()?.seq ?? 0,
    write({ text, signature }, seq) {
      const whole = v.safeParse(savedSchema.entries.signature, signature);
      const key = whole.success ? keys[whole.output.keyId] : undefined;
      if (!whole.success || key === undefined || saved()?.text === text) return;
      const record: Saved = { text, signature: whole.output, seq, key };
      storage.setItem(STORAGE_KEYS.remotesRegistry, JSON.stringify(record));
    },
  };
}
