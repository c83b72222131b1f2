import { CATEGORIES } from '../finance';
import { fromDollars } from '../money';
import { Card, Figure, Money } from '../ui';
import { CategoryPill } from '../ui/parts';
import styles from './catalog.module.css';
import type { Sample } from './sample';

const TYPE = ['hero', 'figure', 'heading', 'title', 'body', 'detail', 'small', 'caption'];
const SPACES = [1, 2, 3, 4, 6, 8];
const RANKS = [
  ['Hero', 'hero'],
  ['Working card', undefined],
  ['Quiet', 'quiet'],
] as const;

export const TOKEN_SAMPLES: readonly Sample[] = [
  {
    title: 'Type',
    states: TYPE.map((name) => ({
      name: `--type-${name}`,
      content: <span style={{ fontSize: `var(--type-${name})` }}>$1,234</span>,
    })),
  },
  {
    title: 'Space',
    states: [
      {
        name: '--space-1 to --space-8',
        content: (
          <div className={styles.line}>
            {SPACES.map((step) => (
              <span
                key={step}
                className={styles.swatch}
                style={{ width: `var(--space-${step})`, background: 'var(--accent)' }}
              />
            ))}
          </div>
        ),
      },
    ],
  },
  {
    title: 'Card ranks',
    states: RANKS.map(([name, rank]) => ({
      name,
      content: (
        <Card title={name} rank={rank}>
          <Figure
            label="Net worth"
            value={<Money amount={fromDollars(12_345_678.9)} />}
            size="large"
          />
        </Card>
      ),
    })),
  },
  {
    title: 'Category hues',
    states: [
      {
        name: 'Every category',
        content: (
          <div className={styles.line}>
            {CATEGORIES.map((category) => (
              <CategoryPill key={category} category={category} />
            ))}
          </div>
        ),
      },
    ],
  },
];
