import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import type { KeyRing } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import type { SignedText } from './documents';

const savedSchema = v.object({
  text: v.string(),
  signature: v.object({ keyId: v.string(), signature: v.string() }),
  seq: v.number(),
  /** It is the key itself, because a new deployment may reuse an id. */
  key: v.string(),
});

type Saved = v.InferOutput<typeof savedSchema>;

export interface SavedRegistry {
  read(): SignedText | null;
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
