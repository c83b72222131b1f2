import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { phrases } from '../words/phrases';

/** A question may name these of the user's things. */
type FormNames =
  | 'debts'
  | 'investments'
  | 'debts_and_cash'
  | 'owned'
  | 'goals'
  | 'categories'
  | 'bills'
  | null;

/** A form is one way to ask about what is owned, owed, or planned. */
export interface Form {
  readonly measure: Measure;
  /** The question has one phrase of each list. The longest phrases come first. */
  readonly needs: readonly (readonly string[][])[];
  /** These words do not change what is asked. */
  readonly may: ReadonlySet<string>;
  /** A question with one of these phrases asks for something else. */
  readonly never: readonly string[][];
  /** A number in the question means this. A price may be missing. */
  readonly number: 'age' | 'score' | 'amount' | 'price' | 'years' | 'months' | null;
  readonly names: FormNames;
  /** The question has to name one of them. */
  readonly isNamed: boolean;
  /** The question has to name a time. */
  readonly isDated: boolean;
  /** Any words beside the number say what a price is for. */
  readonly isOfThing: boolean;
  /** The question may name such a time. */
  readonly times:
    | 'this_year'
    | 'this_or_next_year'
    | 'last_or_this_month'
    | 'this_month'
    | 'ahead'
    | 'any'
    | null;
  readonly order: Query['order'];
  readonly split: Query['split'];
}

export interface FormText extends Partial<
  Pick<Form, 'number' | 'names' | 'isNamed' | 'isDated' | 'isOfThing' | 'times' | 'order' | 'split'>
> {
  readonly measure: Measure;
  readonly needs: readonly string[];
  readonly may?: string;
  readonly never?: string;
}

export const longestFirst = (text: string): string[][] =>
  phrases(text).toSorted((a, b) => b.length - a.length);

export const form = ({ measure, needs, may = '', never, ...rest }: FormText): Form => ({
  measure,
  needs: needs.map(longestFirst),
  may: new Set(may.split(' ')),
  never: never === undefined ? [] : longestFirst(never),
  number: null,
  names: null,
  isNamed: false,
  isDated: false,
  isOfThing: false,
  times: null,
  order: null,
  split: null,
  ...rest,
});

export const MONTHLY = 'a per each every month monthly';
export const A_MONTH = 'a month,per month,each month,every month,monthly';
export const WHAT_IF =
  'what if,what about if,what happens,what would happen,what will happen,what changes,what would change,what difference,how much difference,what does it do,what would it do,how would things change,how would it change,how would that change,how does it change,what is the effect,what would be the effect,what is the impact,suppose,supposing,imagine,say,if';
export const MORE = 'more,extra,additional,another,on top';

/** Questions about debts and plans are asked with these words, whatever they are about. */
export const ASKED =
  'am and are be can could do does for how i if in is it me my of on should so that the this to what which will would you';

export const OWED =
  'debt debts loan loans card cards credit mortgage balance balances visa note house car student';
export const PAYS = 'pay pays paying paid payment payments payoff off down';
