import {
  addMonths,
  billTotals,
  type CalendarEntry,
  firstDay,
  type IsoDate,
  type IsoMonth,
  monthLabel,
  monthOf,
  spokenDay,
} from '@halyard/shared-contracts/finance';
import { failureMessage, useToday } from '@halyard/shared-contracts/store';
import { Button, Card, EmptyState, Figure, Money, QueryView } from '@halyard/shared-contracts/ui';
import type { CalendarAnswer } from '@halyard/shared-contracts/wire';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { useMoneyCalendarQuery, useMoneyScheduledQuery } from '../../data/bill-endpoints';
import styles from './bills.module.css';
import { ChoicesList } from './choices-list';
import { EntryList } from './entry-list';
import { MonthGrid } from './month-grid';
import { entriesByDay } from './month-days';
import { ScheduledDialog } from './scheduled-dialog';
import { useBillChoices } from './use-bill-changes';

/** Implements P3-B3-2. */
export function BillsCard() {
  const [month, setMonth] = useState<IsoMonth | undefined>(undefined);
  const [chosen, setChosen] = useState<IsoDate | null>(null);
  const query = useMoneyCalendarQuery(month);
  const choose = (date: IsoDate) => {
    setMonth(monthOf(date));
    setChosen(date);
  };
  const show = (next: IsoMonth) => {
    setMonth(next);
    setChosen(null);
  };
  return (
    <Card title="Bills and paydays">
      <QueryView query={query} loading="Loading bills..." errorMessage={failureMessage}>
        {(answer) => <Month answer={answer} chosen={chosen} onChoose={choose} onMonth={show} />}
      </QueryView>
    </Card>
  );
}

interface MonthProps {
  readonly answer: CalendarAnswer;
  readonly chosen: IsoDate | null;
  readonly onChoose: (date: IsoDate) => void;
  readonly onMonth: (month: IsoMonth) => void;
}

const standardDay = ({ month, today }: CalendarAnswer): IsoDate =>
  monthOf(today) === month ? today : firstDay(month);

const openFirst = (entries: readonly CalendarEntry[]): CalendarEntry[] => [
  ...entries.filter(({ status }) => status !== 'paid'),
  ...entries.filter(({ status }) => status === 'paid'),
];

function Month({ answer, chosen, onChoose, onMonth }: MonthProps) {
  const [open, setOpen] = useState<CalendarEntry | 'new' | null>(null);
  const { refuse } = useBillChoices();
  const days = entriesByDay(answer.entries);
  const isChosen = chosen !== null && monthOf(chosen) === answer.month;
  const day = isChosen ? chosen : standardDay(answer);
  const shown = isChosen ? (days.get(day) ?? []) : openFirst(answer.entries);
  return (
    <>
      <MonthSteps month={answer.month} onMonth={onMonth} />
      <div className={styles.columns}>
        <MonthGrid
          month={answer.month}
          chosen={day}
          today={answer.today}
          days={days}
          onChoose={onChoose}
        />
        <div className={styles.side}>
          <MonthSums entries={answer.entries} />
          {isChosen && <DayHeading day={day} onAll={() => onMonth(answer.month)} />}
          {shown.length === 0 ? (
            <NothingDue isDay={isChosen} />
          ) : (
            <EntryList
              key={`${answer.month} ${isChosen ? day : ''}`}
              entries={shown}
              today={answer.today}
              onOpen={setOpen}
              onRefuse={isChosen ? (entry) => void refuse(entry) : null}
            />
          )}
          <div className={styles.actions}>
            <Button onClick={() => setOpen('new')}>
              <Plus size={16} aria-hidden="true" />
              Schedule a bill or payday
            </Button>
          </div>
        </div>
      </div>
      <ChoicesList />
      {open !== null && (
        <OwnItem
          entry={open === 'new' ? null : open}
          day={isChosen && day >= answer.today ? day : answer.today}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function MonthSteps({
  month,
  onMonth,
}: Pick<MonthProps, 'onMonth'> & { readonly month: IsoMonth }) {
  return (
    <div className={styles.steps}>
      <Button
        variant="quiet"
        aria-label="Previous month"
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <h3 className={styles.month} aria-live="polite">
        {monthLabel(month)}
      </h3>
      <Button variant="quiet" aria-label="Next month" onClick={() => onMonth(addMonths(month, 1))}>
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}

function MonthSums({ entries }: Pick<CalendarAnswer, 'entries'>) {
  const { paid, due } = billTotals(entries);
  return (
    <div className={styles.sums}>
      <Figure label="Bills paid" value={<Money amount={paid} />} />
      <Figure label="Bills still due" value={<Money amount={due} />} />
    </div>
  );
}

interface DayHeadingProps {
  readonly day: IsoDate;
  readonly onAll: () => void;
}

function DayHeading({ day, onAll }: DayHeadingProps) {
  return (
    <div className={styles.heading}>
      <h3 className={styles.listTitle}>{spokenDay(day)}</h3>
      <Button variant="quiet" size="small" onClick={onAll}>
        Whole month
      </Button>
    </div>
  );
}

function NothingDue({ isDay }: { readonly isDay: boolean }) {
  return isDay ? (
    <p className={styles.note}>Nothing is due on this day.</p>
  ) : (
    <EmptyState
      title="No bills or paydays in this month"
      hint="They appear once a payment has come three times at regular intervals. You can also schedule one."
    />
  );
}

interface OwnItemProps {
  readonly entry: CalendarEntry | null;
  readonly day: IsoDate;
  readonly onClose: () => void;
}

/** The item may have been removed elsewhere. */
function OwnItem({ entry, day, onClose }: OwnItemProps) {
  const today = useToday();
  const { data: items } = useMoneyScheduledQuery();
  if (entry === null) return <ScheduledDialog day={day > today ? day : today} onClose={onClose} />;
  const item = items?.find(({ id }) => id === entry.scheduledId);
  return item ? <ScheduledDialog item={item} day={item.date} onClose={onClose} /> : null;
}
