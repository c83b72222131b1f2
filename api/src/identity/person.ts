import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';

/** Whose data a request reads and changes. */
export interface Person {
  /** The person's own id; 'demo_user' for a visitor who has written nothing yet (no row carries that id). */
  readonly userId: string;
  /** null for a visitor without an account. */
  readonly email: string | null;
  /** When they last proved in this session who they are, as ISO text; null for a visitor. */
  readonly provedAt: string | null;
}

/** Someone who has written nothing and may never do so. */
export const VISITOR: Person = Object.freeze({ userId: DEMO_USER_ID, email: null, provedAt: null });

/** True for a visitor who has a tenant and no account: signing up keeps what is in it. */
export const isVisit = ({ userId, email }: Person): boolean =>
  email === null && userId !== DEMO_USER_ID;
