import type { Config } from './config/config';
import type { Db } from './db/database';

export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly clock: () => Date;
}
