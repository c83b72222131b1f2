import type { KeyValueStore } from '@halyard/shared-contracts/store';
import { conform, type Schema } from './conform';

/** The value that the browser stored under `key`, or null when it is missing or has another shape. */
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
