/** A journey crosses several pages and processes on a machine that may be busy. */
jest.setTimeout(120_000);
