import { brand } from '@halyard/shared-contracts/brand';
import type { Content, Definition } from 'pdfmake';

export interface SummaryDocument {
  readonly title: string;
  readonly content: readonly Content[];
  /** Every page has this mark. It is '' for own data. */
  readonly mark: string;
  readonly preparedOn: string;
}

const INK = '#1c2430';
export const QUIET = '#56606e';
const SAMPLE_INK = '#8a4b00';
const SIDE = 54;

const STYLES: Definition['styles'] = {
  title: { fontSize: 20, bold: true },
  heading: { fontSize: 12, bold: true },
  source: { fontSize: 8, color: QUIET },
  running: { fontSize: 8, color: QUIET },
  sample: { fontSize: 9, bold: true, color: SAMPLE_INK },
};

const running = (left: Content, right: Content, top: number): Content => ({
  columns: [left, right],
  margin: [SIDE, top, SIDE, 0],
});

export const definitionOf = ({
  title,
  content,
  mark,
  preparedOn,
}: SummaryDocument): Definition => ({
  content,
  header: () =>
    running(
      { text: brand.name, bold: true },
      { text: mark, style: 'sample', alignment: 'right' },
      28,
    ),
  footer: (page, pages) =>
    running(
      { text: `${title}, prepared on ${preparedOn}`, style: 'running' },
      { text: `Page ${page} of ${pages}`, style: 'running', alignment: 'right' },
      20,
    ),
  styles: STYLES,
  defaultStyle: { font: 'Roboto', fontSize: 10, color: INK, lineHeight: 1.15 },
  pageSize: 'LETTER',
  pageMargins: [SIDE, 60, SIDE, 54],
  language: 'en-US',
  displayTitle: true,
  info: { title: `${brand.name} ${title}`, author: brand.name, creator: brand.name },
});
