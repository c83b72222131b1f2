/** Where the product that all suites share answers. */
export function sharedProductUrl(): string {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('E2E_URL is not set: run the browser tests with npm test browser');
  return url;
}

export const chromiumPath = (): string => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
