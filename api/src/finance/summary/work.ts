import type { Task } from '../../work/task';
import { laidOut, type SummaryDocument } from './layout';
import { renderPdf } from './render-pdf';

/** Writes a summary as a PDF. */
export const writeSummary: Task<SummaryDocument, Uint8Array> = {
  name: 'write-summary',
  maxMs: 20_000,
  maxOutputBytes: 8_000_000,
  tooMuch: ['BUSY', 'Your summary could not be made. Try again in a moment'],
};

export const printSummary = (document: SummaryDocument): Promise<Uint8Array> =>
  renderPdf(laidOut(document));
