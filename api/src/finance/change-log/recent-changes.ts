import type { ChangesAnswer, FieldChange, UserChange } from '@halyard/shared-contracts/wire';
import { CHANGE_MAKERS } from '@halyard/shared-contracts/wire';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/database';
import type { Database } from '../../db/schema';
import { categoryBookOf } from '../../db/row/category-row';
import type { ChangeRowTable, ChangeTable } from '../../db/tables/categories';
import { isRemoval } from '../transaction/removed-row';
import { undoableChanges } from './can-undo';
import { type Parts, partsOfThing } from './parts-of-thing';
import { shownValue } from './shown-value';

const PAGE = 50;

/** Only so many fields of a change are listed and checked for an undo. */
const FIRST_FIELDS = 12;

interface Asked {
  readonly entity?: string | undefined;
  readonly id?: string | undefined;
  /** The kinds are separated by commas. */
  readonly kinds?: string | undefined;
  /** This is the id of the last change of the page before. */
  readonly before?: string | undefined;
}

const isAbout = (is: ExpressionBuilder<Database, 'change_rows'>, parts: Parts) =>
  is.or(
    [...parts].map(([entity, ids]) =>
      is.and([is('entity', '=', entity), is('entity_id', 'in', ids)]),
    ),
  );

function page(
  db: Db,
  userId: string,
  { entity, kinds, before }: Asked,
  parts: Parts | null,
): Promise<ChangeTable[]> {
  return db
    .selectFrom('changes as c')
    .selectAll('c')
    .where('c.user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('c.id', '<', before ?? ''))
    .$if(kinds !== undefined, (query) => query.where('c.kind', 'in', (kinds ?? '').split(',')))
    .$if(entity !== undefined, (query) =>
      query.where((is) =>
        is.exists(
          is
            .selectFrom('change_rows')
            .select('number')
            .whereRef('change_id', '=', 'c.id')
            .where('user_id', '=', userId)
            .where((rows) =>
              parts === null ? rows('entity', '=', entity ?? '') : isAbout(rows, parts),
            ),
        ),
      ),
    )
    .orderBy('c.id', 'desc')
    .limit(PAGE + 1)
    .execute();
}

function firstRows(
  db: Db,
  userId: string,
  changes: readonly ChangeTable[],
  parts: Parts | null,
): Promise<ChangeRowTable[]> {
  const ids = changes.map((each) => each.id);
  if (ids.length === 0) return Promise.resolve([]);
  const rows = db
    .selectFrom('change_rows')
    .selectAll()
    .where('user_id', '=', userId)
    .where('change_id', 'in', ids)
    .orderBy('change_id')
    .orderBy('number');
  if (parts === null) return rows.where('number', '<', FIRST_FIELDS).execute();
  return rows.where((is) => isAbout(is, parts)).execute();
}

async function countsOf(db: Db, userId: string, changes: readonly ChangeTable[]) {
  const ids = changes.map((each) => each.id);
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('change_rows')
    .select((is) => ['change_id', is.fn.count<number>('entity_id').distinct().as('count')])
    .where('user_id', '=', userId)
    .where('change_id', 'in', ids)
    .groupBy('change_id')
    .execute();
  return new Map(rows.map(({ change_id, count }) => [change_id, count]));
}

const authorOf = (text: string): UserChange['by'] =>
  CHANGE_MAKERS.find((each) => each === text) ?? 'you';

/** An import has its own undo, which reverts it as a whole. */
const isImport = ({ kind }: ChangeTable): boolean => kind === 'statement-imported';

/** The newest change comes first. */
export async function recentChanges(db: Db, userId: string, asked: Asked): Promise<ChangesAnswer> {
  const parts =
    asked.entity === undefined || asked.id === undefined
      ? null
      : await partsOfThing(db, userId, asked.entity, asked.id);
  const found = await page(db, userId, asked, parts);
  const changes = found.slice(0, PAGE);
  const rows = await firstRows(db, userId, changes, parts);
  const counts = await countsOf(db, userId, changes);
  const undoable = await undoableChanges(db, userId, rows);
  for (const row of rows) if (isRemoval(row)) undoable.add(row.change_id);
  const book = await categoryBookOf(db, userId);
  const fieldsOf = (changeId: string): FieldChange[] =>
    rows
      .filter(({ change_id }) => change_id === changeId)
      .map(({ entity, entity_id, field, before, after }) => ({
        entity,
        id: entity_id,
        field,
        before: shownValue(field, before, book),
        after: shownValue(field, after, book),
      }));
  return {
    changes: changes.map((each) => ({
      id: each.id,
      kind: each.kind,
      label: each.label,
      by: authorOf(each.made_by),
      madeAt: each.made_at,
      undoneAt: each.undone_at,
      count: counts.get(each.id) ?? 0,
      canUndo: each.undone_at === null && (isImport(each) || undoable.has(each.id)),
      fields: fieldsOf(each.id),
    })),
    next: found.length > PAGE ? (changes.at(-1)?.id ?? null) : null,
  };
}
