import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema';

export type ItemRow = Selectable<Database['items']>;

/** Which linked bank of which person. */
export interface ItemRef {
  readonly userId: string;
  readonly itemId: string;
}
