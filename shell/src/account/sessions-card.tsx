import { failureMessage } from '@halyard/shared-contracts/store';
import { Badge, Button, Card, FormProblem, List, ListRow } from '@halyard/shared-contracts/ui';
import type { OpenSession } from '@halyard/shared-contracts/wire';
import { useShellEndOtherSessionsMutation, useShellEndSessionMutation } from './account-api';
import { useGuarded } from './guarded-context';
import { Instant } from './instant';

const nameOf = ({ browser }: OpenSession): string => browser ?? 'Unknown browser';

export function SessionsCard({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const [end, one] = useShellEndSessionMutation();
  const [endOthers, all] = useShellEndOtherSessionsMutation();
  const guarded = useGuarded();
  const error = one.error ?? all.error;
  return (
    <Card
      title="Where you are logged in"
      actions={
        sessions.length > 1 && (
          <Button busy={all.isLoading} onClick={() => void guarded(() => endOthers())}>
            Log out all others
          </Button>
        )
      }
    >
      {error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>}
      <List>
        {sessions.map((session) => (
          <ListRow
            key={session.id}
            title={nameOf(session)}
            badge={session.current && <Badge tone="info">This browser</Badge>}
            subtitle={
              <>
                Last seen <Instant at={session.last_seen_at} />
              </>
            }
            value={
              !session.current && (
                <Button
                  size="small"
                  aria-label={`Log out ${nameOf(session)}`}
                  onClick={() => void guarded(() => end(session.id))}
                >
                  Log out
                </Button>
              )
            }
          />
        ))}
      </List>
    </Card>
  );
}
