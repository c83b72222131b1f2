import type { Receipt } from '@halyard/shared-contracts/wire';

/** It is a piece of a picture or a PDF. Every piece repeats the fields of the file. */
export interface ReceiptTable {
  user_id: string;
  id: string;
  /** It is the place of the piece, from 0. */
  number: number;
  transaction_id: string;
  name: string;
  /** The bytes decide the type. */
  type: Receipt['type'];
  bytes: number;
  added_at: string;
  /** It is base64. */
  content: string;
}
