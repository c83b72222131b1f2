import { debtTypeFacts } from '@halyard/shared-contracts/finance';
import {
  accountTypeLabel,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  LiabilityIcon,
  liabilityTypeLabel,
  List,
  ListRow,
} from '@halyard/shared-contracts/ui';
import { Dotted } from '@halyard/shared-contracts/ui/parts';
import { BalanceAmount } from '../balance-amount';
import { notInTotalWords } from '../not-in-total';
import { OnlyType } from '../only-type';
import type { DebtContext } from './debt-context';
import { DebtCourse } from './debt-course';
import { DebtTerms } from './debt-terms';
import styles from './liabilities.module.css';
import type { DebtRow } from './liabilities-view';

interface DebtListProps {
  readonly rows: readonly DebtRow[];
  readonly only: string | null;
  readonly context: DebtContext;
  readonly onAll: () => void;
  readonly onOpen: (row: DebtRow) => void;
  readonly onTerms: (row: DebtRow) => void;
  readonly onAdd: () => void;
}

export function DebtList({ rows, only, context, onAll, onOpen, onTerms, onAdd }: DebtListProps) {
  const add = <Button onClick={onAdd}>Add liability</Button>;
  return (
    <Card title="Your liabilities" actions={rows.length > 0 && add}>
      <OnlyType name={only} onAll={onAll} />
      {rows.length === 0 && (
        <EmptyState
          title="No liabilities yet"
          hint="Connect your bank on the Accounts page, or add a loan, a card or taxes owed by hand."
          action={add}
        />
      )}
      <List>
        {rows.map((row) => {
          const { type, institution, balance, currency } = row.liability;
          return (
            <ListRow
              key={row.id}
              icon={<LiabilityIcon type={type} />}
              title={row.title}
              subtitle={
                <>
                  <Dotted facts={[institution, liabilityTypeLabel(type)]} />
                  <DebtCourse row={row} context={context} onTerms={() => onTerms(row)} />
                  <MissingAsset row={row} missing={context.missing} />
                </>
              }
              value={<BalanceAmount balance={balance} currency={currency} />}
              meta={
                row.notInTotal ? (
                  notInTotalWords(row.notInTotal)
                ) : (
                  <DebtTerms liability={row.liability} />
                )
              }
              onOpen={() => onOpen(row)}
            />
          );
        })}
      </List>
    </Card>
  );
}

function MissingAsset({ row, missing }: Pick<DebtContext, 'missing'> & { readonly row: DebtRow }) {
  const { bought } = debtTypeFacts(row.liability.type);
  if (row.liability.closed || bought === null || !missing.includes(bought)) return null;
  return (
    <div className={styles.above}>
      <ButtonLink to={`/accounts?add=${bought}`} variant="quiet" size="small">
        Add your {accountTypeLabel(bought).toLowerCase()}’s value
      </ButtonLink>
    </div>
  );
}
