/** What a user wants to happen to rows that meet conditions. */
export interface RuleTable {
  user_id: string;
  id: string;
  name: string | null;
  /** JSON of `ruleBodySchema`, with the ids of categories. */
  body: string;
  /** The place in the list, in which the first rule that sets a field wins. */
  place: number;
}
