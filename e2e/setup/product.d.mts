/** A `TestProduct` is a running product of one suite, or of all suites that share it. */
export interface TestProduct {
  readonly url: string;
  /** This folder has the published remotes of this product only. */
  readonly store: string;
  /** This is the address of its practice bank. */
  readonly bankUrl: string;
  /** This is the address of its database server, or the path of the file. */
  readonly database: string;
  /** The product writes all its files here. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

interface ProductOptions {
  /** Returns more environment variables for a product in this folder and on this port. */
  readonly settings?: (place: {
    readonly folder: string;
    readonly port: number;
  }) => NodeJS.ProcessEnv;
  /** Receives what its processes would otherwise print. */
  readonly hear?: (words: Buffer) => void;
}

export function startTestProduct(options?: ProductOptions): Promise<TestProduct>;
