import type { Session } from '@halyard/shared-contracts/wire';

/** The user whose figures a tab may show: null for a visitor without any, undefined before the first answer. */
export function shownPerson(session: Session | undefined): string | null | undefined {
  if (!session) return undefined;
  return session.email !== null || session.ownData ? session.userId : null;
}
