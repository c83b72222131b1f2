import type { KeyValueStore } from '@halyard/shared-contracts/store';
import { conform, type Schema } from './conform';

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
