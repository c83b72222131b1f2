import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import type { ChangeRowTable } from '../../db/tables/categories';
import { entityId, schemaOf, targetOf } from '../../changes/changed-fields';

type Row = Readonly<Record<string, string | number | null>>;

const nameOf = (entity: string, id: string): string => `${entity} ${id}`;

/** The key of the map has the entity and the id. */
async function presentRows(
  db: Db,
  userId: string,
  rows: readonly ChangeRowTable[],
): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const entity of new Set(rows.map((row) => row.entity))) {
    const target = targetOf(entity);
    if (!target) continue;
    const ids = rows.filter((row) => row.entity === entity).map((row) => row.entity_id);
    const [column = ''] = target.key;
    const which =
      target.key.length === 1
        ? sql`and ${sql.ref(column)} in (${sql.join([...new Set(ids)])})`
        : sql``;
    const present = await sql<Row>`
      select * from ${sql.table(target.table)} where user_id = ${userId} ${which}
    `.execute(db);
    for (const row of present.rows) {
      const key = target.key.map((name) => String(row[name]));
      found.set(nameOf(entity, entityId(...key)), row);
    }
  }
  return found;
}

/** Returns the newest change of each field that is not undone. */
async function newestChanges(db: Db, userId: string, rows: readonly ChangeRowTable[]) {
  const found = await db
    .selectFrom('change_rows as r')
    .innerJoin('changes as c', (join) =>
      join.onRef('c.user_id', '=', 'r.user_id').onRef('c.id', '=', 'r.change_id'),
    )
    .select((is) => ['r.entity', 'r.entity_id', 'r.field', is.fn.max('r.change_id').as('newest')])
    .where('r.user_id', '=', userId)
    .where('r.entity_id', 'in', [...new Set(rows.map((row) => row.entity_id))])
    .where('c.undone_at', 'is', null)
    .groupBy(['r.entity', 'r.entity_id', 'r.field'])
    .execute();
  return new Map(
    found.map((row) => [`${row.field} ${nameOf(row.entity, row.entity_id)}`, row.newest]),
  );
}

/** Returns the ids of the changes that would restore at least one of these rows. */
export async function undoableChanges(
  db: Db,
  userId: string,
  rows: readonly ChangeRowTable[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const present = await presentRows(db, userId, rows);
  const newest = await newestChanges(db, userId, rows);
  const holds = (row: ChangeRowTable): boolean => {
    const schema = schemaOf(targetOf(row.entity), row.field);
    const name = nameOf(row.entity, row.entity_id);
    const now = present.get(name);
    if (!schema || !now || newest.get(`${row.field} ${name}`) !== row.change_id) return false;
    const after = v.safeParse(schema, row.after);
    return after.success && (now[row.field] ?? null) === after.output;
  };
  return new Set(rows.filter(holds).map((row) => row.change_id));
}
