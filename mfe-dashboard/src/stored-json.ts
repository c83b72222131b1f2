import type { KeyValueStore } from '@halyard/shared-contracts/store';

/** The part of a Standard Schema that reading needs. */
interface Schema<T> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Checked<T> | Promise<Checked<T>>;
  };
}

type Checked<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly unknown[] };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the browser kept under `key`, or null when it is missing or of another shape. */
export async function readStored<T>(
  storage: KeyValueStore,
  key: string,
  schema: Schema<T>,
): Promise<T | null> {
  const text = storage.getItem(key);
  if (text === null) return null;
  const checked = await schema['~standard'].validate(parsed(text));
  return checked.issues ? null : checked.value;
}
