export interface Schema<T> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Checked<T> | Promise<Checked<T>>;
  };
}

type Checked<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/** Rejects with a `TypeError` for any other shape. */
export async function conform<T>(schema: Schema<T>, value: unknown): Promise<T> {
  const checked = await schema['~standard'].validate(value);
  if (checked.issues) throw new TypeError(checked.issues.map(({ message }) => message).join(', '));
  return checked.value;
}
