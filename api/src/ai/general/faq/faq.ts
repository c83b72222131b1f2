import type { IsoDate } from '@halyard/shared-contracts/finance';

/** A figure that a law sets, as a sentence with its source. */
export interface LegalFigure {
  readonly says: string;
  readonly citation: string;
  /** It is null if no end is known. */
  readonly validTo: IsoDate | null;
  readonly checkedOn: IsoDate;
  readonly verified: boolean;
}

/** A question that people ask about money in general, and its answer, which is true for every user. */
export interface Faq {
  readonly title: string;
  /** These questions are answered by it. */
  readonly examples: readonly string[];
  /** The question has one phrase of each list. */
  readonly needs: readonly string[];
  /** These words do not change what is asked. */
  readonly may?: string;
  /** A question with one of these phrases asks for something else. */
  readonly never?: string;
  /** No figure of the user has such words, so nothing else is tried before. */
  readonly isSure?: true;
  /** It comes first and follows from the day. */
  readonly now?: (today: IsoDate) => string;
  readonly text: string;
  readonly source: string;
  readonly figures?: readonly LegalFigure[];
  /** The answers to these questions, from the user's own data, come first. */
  readonly also?: readonly string[];
}

/** These words say that somebody works on their own account. */
export const SELF =
  'freelance,freelancer,freelancing,freelancers,self employed,selfemployed,self employment,gig,gigs,gig work,gig worker,gig workers,1099,1099s,contractor,contractors,independent contractor,side hustle,side job,side gig,driver,drivers,driving,uber,lyft,doordash,instacart,etsy,own business,small business,my own boss';

export const TAXED = 'tax,taxes,taxed,taxable,irs,tax free,deduct,deductible';
export const WORTH =
  'worth,good idea,good deal,bad idea,smart,dumb,should,shall,better,makes sense,make sense,a mistake,recommend,a scam,right for,good for';
