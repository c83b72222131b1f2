import type { Receipt } from '@halyard/shared-contracts/wire';

/** A piece of a picture or a PDF that the user attached to a row; every piece repeats what it belongs to. */
export interface ReceiptTable {
  user_id: string;
  id: string;
  /** The place of the piece, from 0. */
  number: number;
  transaction_id: string;
  name: string;
  /** What the bytes say. */
  type: Receipt['type'];
  /** The size of the whole file. */
  bytes: number;
  added_at: string;
  /** Base64. */
  content: string;
}
