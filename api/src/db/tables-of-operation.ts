/** A row that is written and read to find out whether the database works. */
export interface ProbeTable {
  id: string;
  at: string;
}
