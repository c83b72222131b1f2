/** How long the browser may take to begin the download before the address is given up, in milliseconds. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a document made in this page to the browser's downloads. */
export function download(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
