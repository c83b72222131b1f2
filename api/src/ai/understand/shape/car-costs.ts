import type { SameMeaning } from './same-meaning/same-meaning';

/** The expenses of a car are these anyway. */
const PART = '(?:the |car |auto )?(?:loan|payment|gas|fuel|insurance|repairs?|maintenance|service)';
const PARTS = `(?: (?:including|counting|with|incl|meaning|so))?(?: (?:and |plus )?${PART}){2,5}`;
const TIME = String.raw`((?: (?:this|last) (?:year|month|quarter)| (?:a|per|each|every) (?:month|year)| so far| in \w+)*)`;
const TOGETHER = '(?: (?:in total|altogether|all together|in all|all in))?';

export const CAR_COSTS: readonly SameMeaning[] = [
  {
    example: 'total cost of the car this year loan gas insurance',
    says: new RegExp(
      `^(?:what is |what was |how much is )?(?:the |my )?(?:total |full |whole |entire |all in )?costs? of (?:owning |having |running )?(?:the|my|a) (?:car|vehicle)${TOGETHER}${TIME}${TOGETHER}(?:${PARTS})?$`,
    ),
    means: 'how much do i spend on car expenses$1',
  },
  {
    example: 'how much did the car cost this year including gas and insurance',
    says: new RegExp(
      `^(?:how much|what) (did|does|has|do) (?:the|my) (?:car|vehicle) costs?(?: me| us)?${TOGETHER}${TIME}${TOGETHER}${PARTS}$`,
    ),
    means: 'how much do i spend on car expenses$2',
  },
  {
    example: 'how much does it cost to own my car',
    says: /^(?:how much|what) (?:does it|did it|do i) (?:cost|pay)(?: me)? to (?:own|run|keep|have|drive) (?:the|my|a) (?:car|vehicle)/,
    means: 'how much do i spend on car expenses a month',
  },
];
