import { Check, Flag } from 'lucide-react';
import { useState } from 'react';
import { isoDate } from '../finance';
import { fromDollars } from '../money';
import { List, ListRow, Money } from '../ui';
import { CategoryPill, DayHeading, Monogram, OrderedList, SwipeCard, SwipeDeck } from '../ui/parts';
import styles from './catalog.module.css';
import type { Sample } from './sample';

const TODAY = isoDate('2025-06-15');
const DAYS = [
  { date: TODAY, total: fromDollars(-84.12) },
  { date: isoDate('2025-06-14'), total: fromDollars(12_345_678.9) },
  { date: isoDate('2025-06-02'), total: null },
  { date: isoDate('2024-12-31'), total: fromDollars(-6.5) },
];

const MERCHANTS = [
  'Whole Foods Market',
  'A shop with a name so long that it has to wrap on a phone',
];

const days = (
  <div className={styles.scroll} tabIndex={0} role="group" aria-label="Days">
    {DAYS.map(({ date, total }) => (
      <section key={date} aria-label={date}>
        <DayHeading date={date} today={TODAY} total={total} level={3} />
        <List>
          {MERCHANTS.map((name) => (
            <ListRow
              key={name}
              icon={<Monogram name={name} />}
              title={name}
              badge={<CategoryPill category="Groceries" />}
              value={<Money amount={fromDollars(-42.06)} />}
            />
          ))}
        </List>
      </section>
    ))}
  </div>
);

const GROUPS = ['Housing', 'Food', 'A group with a name so long that it has to wrap'];

function Groups() {
  const [items, setItems] = useState(GROUPS.map((name) => ({ id: name, name })));
  const [opened, setOpened] = useState('');
  return (
    <>
      <OrderedList
        label="Groups"
        items={items}
        onOpen={({ name }) => setOpened(name)}
        onMove={(item, target) => {
          const place = items.indexOf(target);
          setItems(items.filter((each) => each !== item).toSpliced(place, 0, item));
        }}
      >
        {({ name }) => name}
      </OrderedList>
      <p role="status">{opened && `Opened ${opened}`}</p>
    </>
  );
}

function Review({ merchant, amount }: { readonly merchant: string; readonly amount: number }) {
  const [status, setStatus] = useState('Not reviewed');
  const left = {
    label: 'Flag',
    icon: Flag,
    tone: 'negative',
    run: () => setStatus('Flagged'),
  } as const;
  const right = {
    label: 'Looks right',
    icon: Check,
    tone: 'positive',
    run: () => setStatus('Reviewed'),
  } as const;
  return (
    <SwipeCard label={merchant} left={left} right={right}>
      <div className={styles.line}>
        <Monogram name={merchant} />
        <span>
          {merchant} <Money amount={fromDollars(amount)} />
        </span>
        <span role="status">{status}</span>
      </div>
    </SwipeCard>
  );
}

const INSIGHTS = ['Dining is up', 'Your rent is due on Friday', 'You saved $420 this month'];

const insights = INSIGHTS.map((words) => ({
  id: words,
  content: <p style={{ padding: 'var(--space-4)' }}>{words}</p>,
}));

export const LIST_SAMPLES: readonly Sample[] = [
  { title: 'Ordered list', states: [{ name: 'Three rows', content: <Groups /> }] },
  { title: 'Day heading', states: [{ name: 'Days of a list', content: days }] },
  {
    title: 'Swipe card',
    states: [
      { name: 'To review', content: <Review merchant="Whole Foods Market" amount={-84.12} /> },
      {
        name: 'Long name, eight digits',
        content: <Review merchant={MERCHANTS[1] ?? ''} amount={-12_345_678.9} />,
      },
    ],
  },
  {
    title: 'Swipe deck',
    states: [
      { name: 'Three items', content: <SwipeDeck label="Insights" items={insights} /> },
      { name: 'One item', content: <SwipeDeck label="Insight" items={insights.slice(0, 1)} /> },
    ],
  },
];
