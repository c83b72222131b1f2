/** User ids: from a visit to an account. */
export interface Move {
  readonly from: string;
  readonly to: string;
}
