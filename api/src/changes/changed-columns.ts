import type { ChangedField } from './changed-fields';
import type { ChangedRow } from './record-change';

type Cell = string | number | null | undefined;
type Row = Readonly<Record<string, Cell>>;

/** Returns a value as the history of changes stores it. */
export const changeText = (cell: Cell): string | null =>
  cell === null || cell === undefined ? null : `${cell}`;

/**
 * Returns the fields that differ between two rows of a table, as `recordChange` takes them. `fields` are those of
 * the row's entity, and a missing row has no values.
 */
export function changedColumns(
  fields: readonly ChangedField[],
  entityId: string,
  before: Row | undefined,
  after: Row | undefined,
): ChangedRow[] {
  return fields.flatMap((target) => {
    const [old, next] = [changeText(before?.[target.field]), changeText(after?.[target.field])];
    return old === next ? [] : [{ ...target, entity_id: entityId, before: old, after: next }];
  });
}
