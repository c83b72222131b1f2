import type { Session } from '@halyard/shared-contracts/wire';

export function shownUser(session: Session | undefined): string | null | undefined {
  if (!session) return undefined;
  return session.email !== null || session.ownData ? session.userId : null;
}
