/** An entry is true for every user. */
export interface GlossaryEntry {
  readonly id: string;
  readonly title: string;
  /** The names are separated by commas. */
  readonly names: string;
  readonly text: string;
  readonly source: string;
  /** It says which level is good, in the words of the source. Most sources name none. */
  readonly good?: string;
}
