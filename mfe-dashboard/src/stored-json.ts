import type { KeyValueStore } from '@halyard/shared-contracts/store';
import { conform, type Schema } from './conform';

/** What the browser kept under `key`, or null when it is missing or of another shape. */
export async function readStored<T>(
  storage: KeyValueStore,
  key: string,
  schema: Schema<T>,
): Promise<T | null> {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    return await conform(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
