/** True of every user. */
export interface GlossaryEntry {
  readonly id: string;
  readonly title: string;
  /** How people call it, separated by commas. */
  readonly names: string;
  readonly text: string;
  /** Where a reader can check it. */
  readonly source: string;
}
