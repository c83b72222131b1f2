import {
  type CalendarEntry,
  countWords,
  type IsoDate,
  shortDay,
} from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { Badge, Button, List, ListRow, Money } from '@halyard/shared-contracts/ui';
import { Monogram } from '@halyard/shared-contracts/ui/parts';
import { ShowAll } from '../../show-all';
import { RHYTHM_WORDS, statusOf } from './bill-words';
import styles from './bills.module.css';

interface EntryListProps {
  readonly entries: readonly CalendarEntry[];
  readonly today: IsoDate;
  readonly onOpen: (entry: CalendarEntry) => void;
  /** It is null in a list that is too long for buttons. */
  readonly onRefuse: ((entry: CalendarEntry) => void) | null;
}

const FIRST = 3;

export function EntryList({ entries, ...row }: EntryListProps) {
  return (
    <ShowAll
      rows={entries}
      first={FIRST}
      all={`Show all ${countWords(entries.length, 'entry', 'entries')}`}
    >
      {(shown) => (
        <List>
          {shown.map((entry) => (
            <EntryRow key={entry.id} entry={entry} {...row} />
          ))}
        </List>
      )}
    </ShowAll>
  );
}

interface EntryRowProps extends Omit<EntryListProps, 'entries'> {
  readonly entry: CalendarEntry;
}

function EntryRow({ entry, today, onOpen, onRefuse }: EntryRowProps) {
  const { text, tone } = statusOf(entry, today);
  return (
    <ListRow
      icon={<Monogram name={entry.name} />}
      title={entry.name}
      subtitle={`${shortDay(entry.date)} · ${RHYTHM_WORDS[entry.rhythm]}`}
      value={<EntryMoney entry={entry} />}
      badge={
        <>
          <Badge tone={tone}>{text}</Badge>
          {entry.priceBefore !== null && (
            <Badge tone="warning">Price up from {formatUsd(entry.priceBefore)}</Badge>
          )}
        </>
      }
      meta={<EntryAction entry={entry} onOpen={onOpen} onRefuse={onRefuse} />}
    />
  );
}

function EntryMoney({ entry: { kind, amount } }: { readonly entry: CalendarEntry }) {
  if (kind === 'moved')
    return (
      <span className={styles.own}>
        <Money amount={amount} />
      </span>
    );
  return amount > 0 ? <Money amount={amount} tone="positive" plus /> : <Money amount={amount} />;
}

type EntryActionProps = Pick<EntryRowProps, 'entry' | 'onOpen' | 'onRefuse'>;

function EntryAction({ entry, onOpen, onRefuse }: EntryActionProps) {
  if (entry.scheduledId !== null)
    return (
      <Button variant="quiet" size="small" onClick={() => onOpen(entry)}>
        Edit<span className={styles.hiddenText}> {entry.name}</span>
      </Button>
    );
  if (entry.kind === 'moved' || onRefuse === null) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => onRefuse(entry)}>
      {entry.kind === 'payday' ? 'Not a payday' : 'Not a bill'}
      <span className={styles.hiddenText}>: {entry.name}</span>
    </Button>
  );
}
