import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, List, ListRow, QueryView } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useMoneyChangesQuery } from '../data/category-endpoints';
import styles from '../own-lists.module.css';
import { changeWords } from './category-words';
import { useUndo } from '../use-undo';

const FIRST = 5;

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function ChangesCard() {
  const query = useMoneyChangesQuery();
  const undo = useUndo();
  const [all, setAll] = useState(false);
  return (
    <Card title="Recent changes">
      <QueryView
        query={query}
        loading="Loading recent changes..."
        errorMessage={failureMessage}
        isEmpty={(changes) => changes.length === 0}
        empty={
          <p className={styles.note}>
            What you merge, delete, or rename in one go appears here, and you can undo it.
          </p>
        }
      >
        {(changes) => (
          <>
            <List>
              {changes.slice(0, all ? undefined : FIRST).map((change) => (
                <ListRow
                  key={change.id}
                  title={<bdi>{changeWords(change)}</bdi>}
                  subtitle={
                    <time dateTime={change.madeAt}>{moment.format(new Date(change.madeAt))}</time>
                  }
                  value={
                    change.undoneAt === null ? (
                      <Button
                        size="small"
                        aria-label={`Undo: ${changeWords(change)}`}
                        onClick={() => void undo(change.id)}
                      >
                        Undo
                      </Button>
                    ) : (
                      'Undone'
                    )
                  }
                />
              ))}
            </List>
            {!all && changes.length > FIRST && (
              <Button variant="quiet" size="small" onClick={() => setAll(true)}>
                Show all {changes.length}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
