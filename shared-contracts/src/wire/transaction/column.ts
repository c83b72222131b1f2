import * as v from 'valibot';

/** Each different value is listed once. Each row has the place of its value. */
interface EncodedColumn<Value> {
  readonly values: readonly Value[];
  readonly places: readonly number[];
}

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** One loop checks the list, because a schema per item is far slower. */
export const listOf = <Item>(is: (value: unknown) => value is Item) =>
  v.custom<readonly Item[]>((value) => Array.isArray(value) && value.every(is));

/** A place beyond the values is invalid. */
export const columnSchema = <Schema extends v.GenericSchema>(value: Schema) =>
  v.pipe(
    v.object({ values: v.array(value), places: listOf(isPlace) }),
    v.check(({ values, places }) => places.every((place) => place < values.length)),
  );

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

export function decodeColumn<Wire, Value>(
  { values, places }: EncodedColumn<Wire>,
  decode: (value: Wire) => Value,
): Value[] {
  const decoded = values.map(decode);
  return places.map((place) => decoded[place]!);
}
