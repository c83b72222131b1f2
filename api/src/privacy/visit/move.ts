/** Both are user ids: `from` is a visit, and `to` is an account. */
export interface Move {
  readonly from: string;
  readonly to: string;
}
