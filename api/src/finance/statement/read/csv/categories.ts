import { oneLine } from '../statement';
import { cellOf, type CsvRecord } from './records';

/** These are column names of banks and finance programs, the best first. */
const NAMES: readonly RegExp[] = [
  /^(transaction |spending |budget )?categor(y|ies)( name)?$|^kategorie$|^cat[ée]gorie$|^categor[íi]a$|^categorie$/i,
  /^sub-?category( name)?$/i,
];

/** Returns a function that reads the category which the file names for a row, or null. */
export function categoryReader(columns: readonly string[]) {
  const found = NAMES.map((name) => columns.findIndex((column) => name.test(column.trim())));
  const column = found.find((index) => index !== -1);
  return (record: CsvRecord): string | null =>
    column === undefined ? null : oneLine(cellOf(record, column), 100) || null;
}
