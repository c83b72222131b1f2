import type { Definition } from 'pdfmake';
import type { Task } from '../../work/task';
import { definitionOf, type SummaryDocument } from './layout';

export const writeSummary: Task<SummaryDocument, Uint8Array> = {
  name: 'write-summary',
  maxMs: 20_000,
  maxOutputBytes: 8_000_000,
  tooMuch: ['BUSY', 'Your summary could not be made. Try again in a moment'],
};

/** The printer may read only the fonts, whatever the document contains. */
async function loadPrinter() {
  const { default: printer } = await import('pdfmake');
  const { default: fonts } = await import('pdfmake/fonts/Roboto.js');
  const files = new Set(Object.values(fonts).flatMap((font) => Object.values(font)));
  printer.setFonts(fonts);
  printer.setUrlAccessPolicy(() => false);
  printer.setLocalAccessPolicy((path) => files.has(path));
  return printer;
}

let loading: ReturnType<typeof loadPrinter> | null = null;

async function renderPdf(definition: Definition): Promise<Buffer> {
  loading ??= loadPrinter();
  const printer = await loading;
  return printer.createPdf(definition).getBuffer();
}

export const printSummary = (document: SummaryDocument): Promise<Uint8Array> =>
  renderPdf(definitionOf(document));
