import { type AccountType, missingAssets } from '@halyard/shared-contracts/finance';
import { accountTypeLabel, Button, Card } from '@halyard/shared-contracts/ui';
import { useReportedChange } from '../../data/use-reported-change';
import type { AccountsData } from '../accounts-data';
import styles from './asset-suggestions.module.css';
import {
  useDashboardAssetSuggestionsQuery,
  useDashboardDismissAssetSuggestionMutation,
} from './suggestions-api';

interface AssetSuggestionsProps {
  readonly data: AccountsData;
  readonly onAdd: (type: AccountType) => void;
}

export function AssetSuggestions({ data, onAdd }: AssetSuggestionsProps) {
  const missing = data.source === 'own' ? missingAssets(data.accounts, data.liabilities) : [];
  const query = useDashboardAssetSuggestionsQuery(undefined, { skip: missing.length === 0 });
  const [dismiss] = useDashboardDismissAssetSuggestionMutation();
  const report = useReportedChange();
  const putAway = (type: AccountType) => {
    // The focused button disappears with its card.
    document.querySelector('h1')?.focus({ preventScroll: true });
    void report(dismiss(type).unwrap(), 'Suggestion dismissed');
  };
  const dismissed = query.data?.dismissed;
  if (!dismissed) return null;
  return missing
    .filter((type) => !dismissed.includes(type))
    .map((type) => {
      const name = accountTypeLabel(type).toLowerCase();
      return (
        <Card key={type} rank="quiet" title={`Add your ${name}, so that your net worth counts it`}>
          <div className={styles.body}>
            <p className={styles.why}>What you owe for it counts already.</p>
            <div className={styles.buttons}>
              <Button variant="primary" size="small" onClick={() => onAdd(type)}>
                Add {name}
              </Button>
              <Button variant="quiet" size="small" onClick={() => putAway(type)}>
                Dismiss
              </Button>
            </div>
          </div>
        </Card>
      );
    });
}
