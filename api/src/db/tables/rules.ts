export interface RuleTable {
  user_id: string;
  id: string;
  name: string | null;
  /** It is JSON of `ruleBodySchema`, with the ids of categories. */
  body: string;
  /** It is the place in the list, in which the first rule that sets a field wins. */
  place: number;
}
