/** Height of a row in px: room for two lines of text and a 44 px target, the same on every width. */
export const ROW_PX = 64;

/** Height of the column headings in px, where they are shown. */
const HEADER_PX = 40;

/** Largest height of the scroll area in px (P1-2.8-13). */
export const LIST_PX = 600;

/** Rows drawn beyond each edge, so that a scroll never shows a gap; where no headings are shown, they fill their place too. */
const SPARE_ROWS = 3;

/** The rows to draw: from `first` up to and without `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** The window of a list of `count` rows that is scrolled by `scrollTopPx`. */
export function rowWindow(scrollTopPx: number, count: number): RowWindow {
  const visible = Math.ceil((LIST_PX - HEADER_PX) / ROW_PX) + 1;
  const top = Math.min(Math.floor(Math.max(0, scrollTopPx) / ROW_PX), Math.max(0, count - visible));
  return {
    first: Math.max(0, top - SPARE_ROWS),
    end: Math.min(count, top + visible + SPARE_ROWS),
  };
}

/** Where to scroll so that a row is whole on screen; `scrollTopPx` itself when it already is. */
export function revealed(row: number, scrollTopPx: number): number {
  const top = row * ROW_PX;
  const bottom = top + ROW_PX + HEADER_PX - LIST_PX;
  return Math.min(top, Math.max(bottom, scrollTopPx));
}

/** `aria-rowindex` of a row: it counts from 1, and 1 is the headings. */
export function ariaRow(row: number): number {
  return row + 2;
}
