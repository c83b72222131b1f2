import type { SameMeaning } from '../same-meaning/same-meaning';

const THING = '((?!(?:how|what|which|do|did|does|is|am)\\b)[a-z&]+(?: [a-z&]+)?)';
const WHICH_MORE =
  '(?:where does (?:more|most) of my money go|(?:which|what) (?:one )?(?:do i spend more (?:money )?(?:on|at)|gets more of my money|costs (?:me )?more|takes more(?: of my money)?|eats more of my money|is (?:more|bigger|higher|costing me more))|what do i spend more on|who gets more of my money)';

/** These questions ask which of two things costs more. */
export const TWO_THINGS: readonly SameMeaning[] = [
  {
    example: 'doordash or chipotle where does more of my money go',
    says: new RegExp(
      `^${THING} (?:or|versus) ${THING} ${WHICH_MORE}(?=$| this | last | in | since )`,
    ),
    means: 'do i spend more on $1 or $2',
  },
  {
    example: 'which costs me more doordash or chipotle',
    says: new RegExp(`^${WHICH_MORE} ${THING} or ${THING}$`),
    means: 'do i spend more on $1 or $2',
  },
  {
    example: 'does more of my money go to doordash or chipotle',
    says: new RegExp(
      `^does more (?:of my )?money go (?:to|toward|towards) ${THING} or (?:to )?${THING}$`,
    ),
    means: 'do i spend more on $1 or $2',
  },
  {
    example: 'between gas and groceries what costs me more',
    says: new RegExp(
      `^between ${THING} (?:and|or) ${THING} ${WHICH_MORE}(?=$| this | last | in | since )`,
    ),
    means: 'do i spend more on $1 or $2',
  },
];
