import type { SameMeaning } from './same-meaning';

/** These questions ask for advice. They are answered with the product's own figures and rules of thumb. */
export const ADVICE: readonly SameMeaning[] = [
  {
    example: 'what should i cut back on',
    says: /^(?:what|where) (?:can|could|should|would|do) i (?:need to |have to )?(?:cut|trim|reduce|cut back|cut down|scale back)(?: (?:back|down|out))?(?: on)?(?: (?:spending|expenses|costs|money))?(?: first)?(?: if money (?:gets|is) tight)?$/,
    means: 'how can i save more',
  },
  {
    example: 'which expenses are easiest to cut',
    says: /^(?:which|what) (?:expenses|costs|categories|spending|things|bills) (?:are|is|would be) (?:the )?(?:easiest|best|easy) (?:ones )?to (?:cut|trim|reduce|drop)$/,
    means: 'how can i save more',
  },
  {
    example: 'which expenses should i cut',
    says: /^(?:which|what) (?:expenses|costs|categories|spending|things) (?:can|could|should) i (?:cut|trim|reduce|drop|get rid of)(?: (?:first|back|down|out))?$/,
    means: 'how can i save more',
  },
  {
    example: 'which subscriptions could i cut',
    says: /^(?:which|what) subscriptions (?:can|could|should|do) i (?:need to )?(?:cut|cancel|drop|get rid of|lose)(?: first)?$/,
    means: 'what are my subscriptions',
  },
  {
    example: 'should i pay off debt or save',
    says: /^(?:should i|is it (?:better|smarter|wiser|best) to|do i) (?:pay|paying|focus on paying) (?:off|down) (?:my |the )?(?:credit |student )?(?:debts?|loans?|cards|card|cards debt|card debt) (?:first )?(?:or|versus|before) (?:to )?(?:save|saving|build|build up|put money in|put money into|add to|keep)(?: up)?(?: (?:my|an|more|money|for|some))?(?: (?:in|into))?(?: my)?(?: (?:savings|emergency fund|emergency savings|emergencies|an emergency|retirement|cash))?(?: first)?$/,
    means: 'should i pay off debt or invest',
  },
  {
    example: 'should i save or pay off debt',
    says: /^(?:should i|is it (?:better|smarter|wiser|best) to) (?:save|build savings|build up savings|build up my savings|build an emergency fund)(?: money| more| first)? or (?:to )?pay (?:off|down) (?:my )?(?:credit |student )?(?:debts?|loans?|cards|card|cards debt|card debt)(?: first)?$/,
    means: 'should i pay off debt or invest',
  },
  {
    example: 'how much should i save each month',
    says: /^how much (?:money )?(?:should|must|do i need to|do i have to) (?:i )?(?:be )?(?:save|saving|put away|putting away|set aside|put in savings|put into savings)(?: (?:each|every|a|per|out of each|from each|of each|out of every|from every) (?:month|paycheck|year|week|pay check|pay))?$/,
    means: 'what is my savings rate',
  },
  {
    example: 'how much of my income should i save',
    says: /^(?:how much|what (?:percent|percentage|share|part)) of my (?:income|pay|paycheck|salary|money) (?:should|must) i (?:be )?(?:save|saving|put away|putting away|set aside|keep)$/,
    means: 'what is my savings rate',
  },
  {
    example: 'is my rent too high',
    says: /^(?:is|are) my (?:rent|mortgage|housing|house payment|mortgage payment|housing costs?)(?: costs?)? (?:too|way too|so) (?:high|much|expensive|big|costly)(?: for my (?:income|pay|salary|budget))?$/,
    means: 'what share of my income goes to housing',
  },
  {
    example: 'do i spend too much on housing',
    says: /^(?:do i spend|am i spending|do i pay|am i paying) (?:too|way too) much (?:money )?(?:on|for) (?:my )?(?:housing|rent|mortgage|the house|the mortgage)(?: for my (?:income|pay|salary))?$/,
    means: 'what share of my income goes to housing',
  },
  {
    example: 'is my car payment too high',
    says: /^(?:is|are) my (car payment|car loan|auto loan|student loan payment|student loans?) (?:too|way too|so) (?:high|much|expensive|big)(?: for my (?:income|pay|salary|budget))?$/,
    means: 'what share of my income goes to $1',
  },
  {
    example: 'am i too heavy in stocks',
    says: /^(?:am i|are my investments|is my portfolio) (?:too |overly |over )?(?:heavy|heavily invested|invested|exposed|much|overweight|concentrated) (?:much )?(?:in|on|to) (?:stocks|equities|the stock market|one stock)$/,
    means: 'what is my asset allocation',
  },
  {
    example: 'do i have too much in stocks',
    says: /^do i (?:have|hold|own) (?:too much|too many) (?:money )?(?:in )?(?:stocks|equities)$/,
    means: 'what is my asset allocation',
  },
];
