import { hasNoReturn } from '@halyard/shared-contracts/long-run';
import { AccountIcon, Card, List, ListRow, Money, Percent } from '@halyard/shared-contracts/ui';
import {
  inPercent,
  noReturnWords,
  periodWords,
  type ReturnRow,
  sharedNoReturnWords,
} from '@halyard/shared-contracts/long-run';

interface ReturnsCardProps {
  readonly rows: readonly ReturnRow[];
  readonly onOpen: (id: string) => void;
}

const about = (row: ReturnRow): string | null =>
  hasNoReturn(row.time) ? `Return ${noReturnWords(row.time)}` : periodWords(row);

export function ReturnsCard({ rows, onOpen }: ReturnsCardProps) {
  const shared = sharedNoReturnWords(rows);
  return (
    <Card
      title="What they returned"
      footer="Time-weighted: the growth whenever money came in or went out. Past returns say nothing about future ones."
    >
      {shared && <p>Returns {shared}.</p>}
      <List>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            icon={row.account && <AccountIcon type={row.account.type} />}
            title={row.name}
            subtitle={shared === null && about(row)}
            value={
              hasNoReturn(row.time) ? (
                '–'
              ) : (
                <Percent value={inPercent(row.time.rate)} decimals={1} />
              )
            }
            meta={<Money amount={row.balance} />}
            onOpen={() => onOpen(row.id)}
          />
        ))}
      </List>
    </Card>
  );
}
