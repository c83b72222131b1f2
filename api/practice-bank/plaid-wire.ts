/**
 * It is a type of the `plaid` package with literal values instead of enums, so that the SDK is not loaded at run
 * time.
 */
export type Wire<T> = T extends string
  ? `${T}`
  : T extends readonly (infer Each)[]
    ? Wire<Each>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

export type Answer<T> = Omit<Wire<T>, 'request_id'>;
