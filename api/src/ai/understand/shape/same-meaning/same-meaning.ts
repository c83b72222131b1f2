/** Replaces one wording by another one that the readers of a question know. */
export interface SameMeaning {
  /** This question has the wording. It is in lower case. */
  readonly example: string;
  readonly says: RegExp;
  readonly means: string;
}
