/** Moved: import it from db/row. Here until the last importer has followed. */
export { toAccount, toLiability } from '../../db/row/account-row';
