/** Moved: import it from db/row. Here until the last importer has followed. */
export { withEdits } from '../../db/row/edits';
