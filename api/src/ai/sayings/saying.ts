import type { Query } from '@halyard/shared-contracts/wire';

/** A query that people ask only as “why”. */
export type AlsoQuery = Pick<Query, 'measure' | 'split'>;

/** A saying answers a kind of question in fixed words and can add figures of the user. */
export interface Saying {
  /** These questions are of the kind. */
  readonly examples: readonly string[];
  /** The question has one phrase of each list. */
  readonly needs: readonly string[];
  /** These words do not change what is asked. */
  readonly may?: string;
  /** A question with one of these phrases asks for something else. */
  readonly never?: string;
  /** The question has to name something of the user. */
  readonly isNamed?: true;
  /** No figure of the user has such words, so nothing else is tried before. */
  readonly isSure?: true;
  readonly says: string;
  /** The answers to these questions are added. '{name}' is what the question names. */
  readonly also?: readonly (string | AlsoQuery)[];
  readonly label: string;
  readonly href: string;
}

export const WHETHER =
  'should,shall,is it,would,worth,good idea,smart,dumb,stupid,wise,better,makes sense,make sense,can i,could i,right to,do i need to,ok to,okay to,what about,thinking about,thinking of,a good time,time to,is now,best';
