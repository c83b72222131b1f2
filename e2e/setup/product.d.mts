/** A running product that belongs to one suite, or to all that share it. */
export interface TestProduct {
  readonly url: string;
  /** Folder of the published remotes that this product serves, and no other. */
  readonly store: string;
  /** Where its practice bank answers. */
  readonly bankUrl: string;
  /** Its database: the address on a server, or the file. */
  readonly database: string;
  /** Everything that it writes is in here. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

interface ProductOptions {
  /** More of the environment, for a product in this folder and on this port. */
  readonly settings?: (place: {
    readonly folder: string;
    readonly port: number;
  }) => NodeJS.ProcessEnv;
  /** Takes what its processes would otherwise print. */
  readonly hear?: (words: Buffer) => void;
}

export function startTestProduct(options?: ProductOptions): Promise<TestProduct>;
