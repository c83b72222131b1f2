import type { Content } from 'pdfmake';

/** What stands where nothing was said; the screen says the same. */
export const NOT_ANSWERED = 'Not answered';

/**
 * How a section's rows are laid out. Widths are points of a page 504 wide, less 16 between two columns: a fixed width
 * breaks a word that is longer than its column, where any other would push the page's edge out.
 */
const LAYOUTS = {
  text: { widths: [504], amounts: false },
  facts: { widths: [130, 358], amounts: false },
  amounts: { widths: [368, 120], amounts: true },
  listed: { widths: [200, 152, 120], amounts: true },
} as const;

interface Section {
  readonly title: string;
  /** Where the section's figures come from. */
  readonly source: string;
  readonly layout: keyof typeof LAYOUTS;
  readonly rows: readonly (readonly string[])[];
  /** The last row, such as a total. */
  readonly total?: readonly string[];
  /** What stands in the place of the rows when there are none. */
  readonly empty?: string;
  readonly note?: string | null;
}

/** One part of the document. Its heading stays with its first row and is repeated where a page ends within it. */
export function section({ title, source, layout, rows, total, empty, note }: Section): Content {
  const { widths, amounts } = LAYOUTS[layout];
  const last = widths.length - 1;
  const row = (texts: readonly string[], bold = false): Content[] =>
    texts.map((text, column) => {
      const isAmount = amounts && column === last;
      return { text, bold, alignment: isAmount ? 'right' : 'left', noWrap: isAmount };
    });
  const across = (stack: readonly Content[]): Content[] => [
    { stack, colSpan: widths.length },
    ...widths.slice(1).map(() => ''),
  ];
  const body = [
    across([
      { text: title, style: 'heading' },
      { text: source, style: 'source' },
    ]),
    ...rows.map((texts) => row(texts)),
    ...(rows.length === 0 && empty !== undefined ? [across([empty])] : []),
    ...(total ? [row(total, true)] : []),
    ...(note ? [across([{ text: note, style: 'source' }])] : []),
  ];
  return {
    table: { widths, headerRows: 1, keepWithHeaderRows: 1, body },
    layout: 'lightHorizontalLines',
    margin: [0, 0, 0, 16],
  };
}
