/** A question of this kind cannot be answered from the user's data. */
export interface BeyondData {
  /** These questions are of the kind. */
  readonly examples: readonly string[];
  readonly asks: readonly RegExp[];
  /** A question with these words can be about the user's own figures. */
  readonly unless?: RegExp;
  /** No figure of the user has such words. */
  readonly isSure?: true;
  readonly says: string;
  /** The answer to this question says what the data does know. */
  readonly also?: string;
  readonly label: string;
  readonly href: string;
}
