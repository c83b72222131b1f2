import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema';

export type ItemRow = Selectable<Database['items']>;

/** Stands for the name of a bank until somebody tells it. */
export const UNKNOWN_BANK = 'Unknown';

/** Which linked bank of which person. */
export interface ItemRef {
  readonly userId: string;
  readonly itemId: string;
}
