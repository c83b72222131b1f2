function ofSharedProduct(name: 'E2E_URL' | 'E2E_DATABASE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test browser`);
  return value;
}

/** Where the product that all suites share answers. */
export const sharedProductUrl = (): string => ofSharedProduct('E2E_URL');

/** Its database: the address on a server, or the file. */
export const sharedDatabase = (): string => ofSharedProduct('E2E_DATABASE');
