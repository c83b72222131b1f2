/**
 * One of the `plaid` package's own types with its enums opened into their literal values, so that an answer
 * written here is checked against the SDK's shapes at compile time without loading the SDK at run time.
 */
export type Wire<T> = T extends string
  ? `${T}`
  : T extends readonly (infer Each)[]
    ? Wire<Each>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

/** An answer before the bank stamps its `request_id` on it. */
export type Answer<T> = Omit<Wire<T>, 'request_id'>;
