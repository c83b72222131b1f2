import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, EmptyState, Page, QueryView } from '@halyard/shared-contracts/ui';
import { ruleStartOf, type RuleWire } from '@halyard/shared-contracts/wire';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMoneyRulesQuery } from '../data/rule-endpoints';
import { draftOf, newDraft } from './form/rule-draft';
import { RuleList } from './rule-list';
import styles from '../own-lists.module.css';
import { ShareCard } from './share-card';

const RuleSheet = lazy(async () => ({ default: (await import('./form/rule-sheet')).RuleSheet }));

/** A link from a row opens a new rule for its merchant and category. */
function useOpened() {
  const [params, setParams] = useSearchParams();
  const start = ruleStartOf(params);
  const [opened, setOpened] = useState<RuleWire | 'new' | null>(start ? 'new' : null);
  return {
    opened,
    open: setOpened,
    draft:
      opened === null || opened === 'new'
        ? newDraft(start?.merchant, start?.category)
        : draftOf(opened),
    close: () => {
      setOpened(null);
      if (start) setParams({}, { replace: true });
    },
  };
}

export function RulesScreen() {
  const query = useMoneyRulesQuery();
  const { opened, open, draft, close } = useOpened();
  return (
    <Page
      title="Rules"
      lead="Decide once. Rules sort, name, and tag new transactions for you, and past ones when you ask."
      actions={
        <Button variant="primary" onClick={() => open('new')}>
          Add rule
        </Button>
      }
    >
      <QueryView query={query} loading="Loading rules..." errorMessage={failureMessage}>
        {(rules) => (
          <div className={styles.cards}>
            {rules.length === 0 ? (
              <EmptyState
                title="No rules yet"
                hint="Add one here, or open a transaction and choose Always do this."
              />
            ) : (
              <Card title="Your rules">
                <p className={styles.note}>The first rule that sets something wins.</p>
                <RuleList rules={rules} onOpen={open} />
              </Card>
            )}
            <ShareCard rules={rules} />
            {opened && (
              <Suspense fallback={null}>
                <RuleSheet
                  rule={opened === 'new' ? null : opened}
                  start={draft}
                  rules={rules}
                  onClose={close}
                />
              </Suspense>
            )}
          </div>
        )}
      </QueryView>
    </Page>
  );
}
