/** The rows of a query on a database: its address on a server, or the file of an embedded one. */
export function askDatabase(
  where: string,
  query: string,
): Promise<readonly Readonly<Record<string, unknown>>[]>;
