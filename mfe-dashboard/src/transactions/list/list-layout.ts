/** Sizes are in px and follow the text size. */
export interface ListSizes {
  readonly row: number;
  readonly day: number;
}

export const USUAL_SIZES: ListSizes = { row: 64, day: 36 };

/** Positions are in px from the top of the list. */
export interface ListLayout {
  readonly height: number;
  /** It returns -1 without days. */
  readonly dayOf: (row: number) => number;
  readonly topOf: (row: number) => number;
  readonly rowAt: (px: number) => number;
  readonly rowsOf: (day: number) => readonly [first: number, end: number];
}

function lastAtMost(count: number, valueAt: (at: number) => number, wanted: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(middle) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** `starts` has the first row of each day, in ascending order. */
export function listLayout(
  count: number,
  starts: readonly number[],
  { row: rowPx, day: dayPx }: ListSizes,
): ListLayout {
  const dayOf = (row: number) => lastAtMost(starts.length, (at) => starts[at]!, row);
  const topOfDay = (day: number) => starts[day]! * rowPx + day * dayPx;
  const rowsOf = (day: number) => [starts[day]!, starts[day + 1] ?? count] as const;
  const within = (row: number) => Math.min(Math.max(0, row), Math.max(0, count - 1));
  return {
    height: count * rowPx + starts.length * dayPx,
    dayOf,
    topOf: (row) => row * rowPx + (dayOf(row) + 1) * dayPx,
    rowsOf,
    rowAt: (px) => {
      if (starts.length === 0) return within(Math.floor(px / rowPx));
      const day = Math.max(0, lastAtMost(starts.length, topOfDay, px));
      const [first, end] = rowsOf(day);
      const row = first + Math.floor((px - topOfDay(day) - dayPx) / rowPx);
      return within(Math.min(Math.max(first, row), end - 1));
    },
  };
}

/** Spare rows prevent gaps while the user scrolls. */
const SPARE_ROWS = 3;

export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

export function rowWindow(layout: ListLayout, count: number, from: number, to: number): RowWindow {
  if (count === 0) return { first: 0, end: 0 };
  return {
    first: Math.max(0, layout.rowAt(from) - SPARE_ROWS),
    end: Math.min(count, layout.rowAt(to) + 1 + SPARE_ROWS),
  };
}
