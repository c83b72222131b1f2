/** Moved: import it from db/row. Here until the last importer has followed. */
export { toTransaction } from '../../db/row/transaction-row';
