/** A `Screen` is one address of the product with the texts that identify its screen. */
export interface Screen {
  readonly path: string;
  /** The code of the screen is in this folder of a remote, or in `shell`. */
  readonly remote: string;
  readonly heading: string;
  /** These words appear only after the screen has loaded. */
  readonly loaded?: string | RegExp;
}

/** A `DataScreen` waits for answers of the api before it shows data. */
export interface DataScreen extends Screen {
  /** This is the specification's text of the screen while it loads. */
  readonly loading: string;
  /** The screen needs the answers to these paths of the api. */
  readonly reads: readonly string[];
  readonly loaded: string | RegExp;
  /** The error view shows this text when the api answers with an error. By default it shows the api's own text. */
  readonly failure?: string;
  /** The screen shows these texts to a user with one manual checking account and nothing else. */
  readonly empty?: readonly string[];
}
