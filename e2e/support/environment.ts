function ofSharedProduct(name: 'E2E_URL' | 'E2E_DATABASE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test browser`);
  return value;
}

/** Returns the address of the product that all suites share. */
export const sharedProductUrl = (): string => ofSharedProduct('E2E_URL');

/** Returns the address of its database server, or the path of the file. */
export const sharedDatabase = (): string => ofSharedProduct('E2E_DATABASE');
