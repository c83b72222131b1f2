import { countWords, isoDate } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  CivilDate,
  ErrorView,
  List,
  ListRow,
  LoadingView,
} from '@halyard/shared-contracts/ui';
import type { RulePreview as Preview, RuleWire } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { type RuleEdit, useMoneyRulePreviewQuery } from '../../data/rule-endpoints';
import { ruleTitle } from '../rule-words';
import styles from './form.module.css';
import { shownWords } from './shown-words';

const PAGE = 100;

const FIELDS: Readonly<Record<string, string>> = {
  category: 'category',
  merchant: 'name',
  tags: 'tags',
  hidden: 'place in spending',
  reviewed: 'review mark',
};

interface RulePreviewProps {
  readonly rule: RuleEdit;
  readonly rules: readonly RuleWire[];
}

export function RulePreview({ rule, rules }: RulePreviewProps) {
  const [from, setFrom] = useState(0);
  const { data, error, refetch } = useMoneyRulePreviewQuery({ rule, from });
  if (error) return <ErrorView message={failureMessage(error)} onRetry={refetch} />;
  if (!data) return <LoadingView message="Looking through your transactions..." />;
  return (
    <>
      <PreviewSummary preview={data} rules={rules} asksForMerchant={asksForMerchant(rule)} />
      <List>
        {data.changes.map((change) => (
          <ListRow
            key={change.transactionId}
            title={<bdi>{change.merchant}</bdi>}
            subtitle={<CivilDate date={isoDate(change.date)} />}
            value={
              <span className={styles.change}>
                <del>{shownWords(change.before)}</del> <span aria-hidden="true">→</span>{' '}
                <ins>{shownWords(change.after)}</ins>
              </span>
            }
          />
        ))}
      </List>
      <div className={styles.buttons}>
        {from > 0 && (
          <Button size="small" onClick={() => setFrom(from - PAGE)}>
            Newer transactions
          </Button>
        )}
        {from + PAGE < data.total && (
          <Button size="small" onClick={() => setFrom(from + PAGE)}>
            Older transactions
          </Button>
        )}
      </div>
    </>
  );
}

const asksForMerchant = ({ when }: RuleEdit): boolean =>
  when.conditions.some(({ field }) => field === 'merchant');

interface PreviewSummaryProps {
  readonly preview: Preview;
  readonly rules: readonly RuleWire[];
  readonly asksForMerchant: boolean;
}

function PreviewSummary({ preview, rules, asksForMerchant: isMerchant }: PreviewSummaryProps) {
  const { matches, total, kept, conflicts } = preview;
  const isSoAlready = matches > 0 && total + kept + conflicts.length === 0;
  return (
    <div role="status" className={styles.note}>
      <p>
        {countWords(matches, 'transaction')} {matches === 1 ? 'fits' : 'fit'}, and {total} would
        change.
      </p>
      {isSoAlready && <p>What fits is already as this rule would make it.</p>}
      {matches === 0 && isMerchant && (
        <p>Merchants have short names. “Bank text” finds every word that the bank wrote.</p>
      )}
      {kept > 0 && (
        <p>
          {countWords(kept, 'transaction')} {kept === 1 ? 'keeps' : 'keep'} what you chose yourself.
        </p>
      )}
      {conflicts.map(({ ruleId, field, rows }) => (
        <p key={`${ruleId} ${field}`}>
          “{titleOf(rules, ruleId)}” comes first and sets the {FIELDS[field] ?? field} of {rows}.
        </p>
      ))}
    </div>
  );
}

function titleOf(rules: readonly RuleWire[], id: string): string {
  const rule = rules.find((each) => each.id === id);
  return rule ? ruleTitle(rule) : 'Another rule';
}
