import { civilDay, type IsoDate } from '@halyard/shared-contracts/finance';
import type { Deps } from '../deps';

/** The moment of a change. */
export interface When {
  readonly now: Date;
  /** The civil day in the server's time zone. */
  readonly today: IsoDate;
}

/** The instant and the day that a change happens on. */
export function whenOf({ clock, config }: Deps): When {
  const now = clock();
  return { now, today: civilDay(now, config.timeZone) };
}
