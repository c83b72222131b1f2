import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema';

export type ItemRow = Selectable<Database['items']>;

export const UNKNOWN_BANK = 'Unknown';

export interface ItemRef {
  readonly userId: string;
  readonly itemId: string;
}
