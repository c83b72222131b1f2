const PDF = 'application/pdf';

/** Returns an object URL of the PDF, or the JSON that explains the failure. */
export async function pdfAddress(response: Response): Promise<unknown> {
  const isPdf = response.headers.get('content-type')?.startsWith(PDF) ?? false;
  return isPdf ? URL.createObjectURL(await response.blob()) : response.json();
}

/** The browser may start a download late. */
const REVOKE_AFTER_MS = 60_000;

export function download(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
