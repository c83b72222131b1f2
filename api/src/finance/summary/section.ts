import type { Content } from 'pdfmake';

/**
 * Fixed widths in points break words that are longer than their column. The page has 504 points, with 16 between
 * columns.
 */
const LAYOUTS = {
  text: { widths: [504], amounts: false },
  facts: { widths: [130, 358], amounts: false },
  amounts: { widths: [368, 120], amounts: true },
  sources: { widths: [300, 188], amounts: false },
  compared: { widths: [236, 118, 118], amounts: true },
  listed: { widths: [200, 152, 120], amounts: true },
} as const;

interface Section {
  readonly title: string;
  readonly source: string;
  readonly layout: keyof typeof LAYOUTS;
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
  readonly empty?: string;
  readonly note?: string | null;
}

export function section({ title, source, layout, rows, total, empty, note }: Section): Content {
  const { widths, amounts } = LAYOUTS[layout];
  const last = widths.length - 1;
  const row = (texts: readonly string[], bold = false): Content[] =>
    texts.map((text, column) => {
      const isAmount = amounts && column === last;
      // A sentence in the place of an amount would cover the column before it.
      const noWrap = isAmount && !text.includes(' ');
      return { text, bold, alignment: isAmount ? 'right' : 'left', noWrap };
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
    fontSize: 9,
    margin: [0, 0, 0, 10],
  };
}
