import * as v from 'valibot';

/** A column of few different values: each once, and per row its place among them. */
export interface Coded<Value> {
  readonly values: readonly Value[];
  readonly places: readonly number[];
}

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** A list that is checked in one loop: a schema per item would cost more than everything else about a long list. */
export const listOf = <Item>(is: (value: unknown) => value is Item) =>
  v.custom<readonly Item[]>((value) => Array.isArray(value) && value.every(is));

/** A coded column whose values are of a schema; a place beyond them is refused. */
export const codedOf = <Schema extends v.GenericSchema>(value: Schema) =>
  v.pipe(
    v.object({ values: v.array(value), places: listOf(isPlace) }),
    v.check(({ values, places }) => places.every((place) => place < values.length)),
  );

/** One field of all rows as a coded column. */
export function encodeColumn<Row, Value>(
  rows: readonly Row[],
  of: (row: Row) => Value,
): { values: Value[]; places: number[] } {
  const known = new Map<Value, number>();
  const places = rows.map((row) => {
    const value = of(row);
    const place = known.get(value) ?? known.size;
    if (place === known.size) known.set(value, place);
    return place;
  });
  return { values: [...known.keys()], places };
}

/** The value of each row; every different one is decoded once. */
export function decodeColumn<Wire, Value>(
  { values, places }: Coded<Wire>,
  decode: (value: Wire) => Value,
): Value[] {
  const decoded = values.map(decode);
  return places.map((place) => decoded[place]!);
}
