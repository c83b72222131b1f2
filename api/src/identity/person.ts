import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';

export interface Person {
  /** It is 'demo_user' for a visitor who has not stored anything; no row has that id. */
  readonly userId: string;
  readonly email: string | null;
  readonly provedAt: string | null;
  readonly timeZone: string | null;
}

export const VISITOR: Person = Object.freeze({
  userId: DEMO_USER_ID,
  email: null,
  provedAt: null,
  timeZone: null,
});

export const isVisit = ({ userId, email }: Person): boolean =>
  email === null && userId !== DEMO_USER_ID;
