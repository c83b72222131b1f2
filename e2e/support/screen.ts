/** One address of the product and the texts that identify its screen. */
export interface Screen {
  readonly path: string;
  /** Whose code it is: the folder of a remote, or `shell`. */
  readonly remote: string;
  /** The first heading. */
  readonly heading: string;
  /** Words that are on it once it has loaded, and not before. */
  readonly loaded?: string | RegExp;
}

/** A screen that waits for answers of the api before it has anything to show. */
export interface DataScreen extends Screen {
  /** The specification's text of this screen while it loads. */
  readonly loading: string;
  /** Paths of the api whose answers it cannot do without. */
  readonly reads: readonly string[];
  readonly loaded: string | RegExp;
  /** What the error view says when the api answers an error; the api's own words when left out. */
  readonly failure?: string;
  /** What it says to a person who wrote down one checking account and nothing else. */
  readonly empty?: readonly string[];
}
