export interface SameMeaning {
  /** This question has the wording. It is in lower case. */
  readonly example: string;
  readonly says: RegExp;
  readonly means: string;
}
