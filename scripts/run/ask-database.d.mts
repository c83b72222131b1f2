/** Returns the rows of a query on a database server or on the file of an embedded database. */
export function askDatabase(
  where: string,
  query: string,
): Promise<readonly Readonly<Record<string, unknown>>[]>;
