export type Field = 'own' | 'byRule' | 'parts' | 'reviewed' | 'owed';

export interface ModelRow {
  readonly text: string;
  /** The category is from the bank or from the import of the row. */
  readonly category: string;
  /** This is the row's number in its statement, or null for a row of a bank. */
  readonly ref: string | null;
  /** A rule set this when the row came. A change is on top of it. */
  byRule: string | null;
}

export interface ModelRule {
  readonly id: string;
  readonly piece: string;
  readonly category: string;
}

export interface ModelChange {
  readonly id: string;
  readonly cells: readonly { row: string; field: Field; after: string | null }[];
  /** An import added these rows, and its undo removes them. */
  readonly added: readonly string[];
  isUndone: boolean;
}

/** The model uses maps and loops only. It holds what the user, the rules, and the changes did. */
export interface Model {
  readonly rows: Map<string, ModelRow>;
  rules: ModelRule[];
  readonly changes: ModelChange[];
}

export const BANK = 'Other';
export const cell = (rule: ModelRule): string => `${rule.id} ${rule.category}`;
const categoryOfCell = (text: string | null): string | null => text?.split(' ')[1] ?? null;

/** A field has the value of the newest change that is not undone. */
export function valueOf({ rows, changes }: Model, row: string, field: Field): string | null {
  for (const { cells, isUndone } of changes.toReversed()) {
    const set = isUndone
      ? undefined
      : cells.find((each) => each.row === row && each.field === field);
    if (set) return set.after;
  }
  return field === 'byRule' ? (rows.get(row)?.byRule ?? null) : null;
}

export const shown = (model: Model, row: string): string =>
  valueOf(model, row, 'own') ??
  categoryOfCell(valueOf(model, row, 'byRule')) ??
  model.rows.get(row)?.category ??
  BANK;
export const isOwn = (model: Model, row: string): boolean =>
  (valueOf(model, row, 'own') ?? valueOf(model, row, 'parts')) !== null;

/** Returns a row of ten dollars. It may be split in halves, and four dollars of it may be paid for others. */
export function listed(model: Model, id: string): unknown[] {
  const reviewed = valueOf(model, id, 'reviewed') === '1';
  const isSplit = valueOf(model, id, 'parts') !== null;
  const category = isSplit ? 'Travel' : shown(model, id);
  const isShared = valueOf(model, id, 'owed') !== null;
  const own = isSplit ? [-500, -500] : [-1_000];
  const others = isShared ? own.map((amount) => amount * 0.4) : [];
  const amounts = [...own.map((amount, at) => amount - (others[at] ?? 0)), ...others];
  if (amounts.length === 1) return [[id, category, amounts[0], reviewed, false]];
  return amounts.map((amount, at) => [
    `${id}~${at + 1}`,
    category,
    amount,
    reviewed,
    at >= own.length,
  ]);
}

export const firstFor = (rules: readonly ModelRule[], text: string): ModelRule | undefined =>
  rules.find(({ piece }) => text.includes(piece));

export const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % list.length];

/** Returns the user's newest choice for the payee, or else the category that the payee's newest row came with. */
export function categoryLikeBefore(model: Model, text: string): string {
  const alike = [...model.rows].filter(([, row]) => row.text === text).map(([id]) => id);
  const chosen = alike.filter((id) => valueOf(model, id, 'own') !== null);
  const newest = (chosen.length > 0 ? chosen : alike).toSorted().at(-1);
  if (newest === undefined) return BANK;
  return valueOf(model, newest, 'own') ?? model.rows.get(newest)?.category ?? BANK;
}
