/** One way to say something, and the way that the readers of a question know. */
export interface SameMeaning {
  /** A question that is said in this way, as words in lower case. */
  readonly example: string;
  readonly says: RegExp;
  readonly means: string;
}
