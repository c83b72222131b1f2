import { civilDay, type IsoDate } from '@halyard/shared-contracts/finance';
import type { Deps } from '../deps';

export interface When {
  readonly now: Date;
  /** The date in the server's time zone. */
  readonly today: IsoDate;
}

export function whenOf({ clock, config }: Deps): When {
  const now = clock();
  return { now, today: civilDay(now, config.timeZone) };
}
