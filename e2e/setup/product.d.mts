/** A running product that belongs to one suite, or to all that share it. */
export interface TestProduct {
  readonly url: string;
  /** Folder of the published remotes that this product serves, and no other. */
  readonly store: string;
  readonly stop: () => Promise<void>;
}

export function startTestProduct(): Promise<TestProduct>;
