import { civilDay, type IsoDate } from '@halyard/shared-contracts/finance';
import type { Config } from '../config/config';
import type { Deps } from '../deps';
import type { Person } from '../identity/person';

export interface When {
  readonly now: Date;
  /** This is the date in the user's time zone. */
  readonly today: IsoDate;
}

type Zoned = Pick<Person, 'timeZone'>;

/** The server's zone counts until a browser has sent its own. */
export const zoneFor = ({ timeZone }: Zoned, config: Pick<Config, 'timeZone'>): string =>
  timeZone ?? config.timeZone;

export function whenOf({ clock, config }: Deps, person: Zoned): When {
  const now = clock();
  return { now, today: civilDay(now, zoneFor(person, config)) };
}
