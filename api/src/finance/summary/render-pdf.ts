import type { Definition } from 'pdfmake';

/** The printer and its fonts, loaded for the first document: a server that prints none never pays for them. */
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

/** Prints a document. Nothing is fetched, and no file but the fonts is read, whatever stands in it. */
export async function renderPdf(definition: Definition): Promise<Buffer> {
  loading ??= loadPrinter();
  const printer = await loading;
  return printer.createPdf(definition).getBuffer();
}
