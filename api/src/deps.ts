import type { Config } from './config';
import type { Db } from './db/database';

/** The world the api lives in; the clock is passed so that a test can set it. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly clock: () => Date;
}
