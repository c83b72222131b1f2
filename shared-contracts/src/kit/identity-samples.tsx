import type { Category } from '../finance';
import { CategoryPill, CategoryTile, Monogram } from '../ui/parts';
import styles from './catalog.module.css';
import type { Sample } from './sample';

const MERCHANTS = ['Whole Foods Market', 'Netflix', 'Trader Joe’s', 'Shell', '7-Eleven', 'Uber'];
const BANKS = ['Chase', 'First Platypus Bank', 'Ally', 'Vanguard'];
const CATEGORIES: readonly Category[] = [
  'Rent',
  'Groceries',
  'Dining Out',
  'Travel',
  'Pets',
  'Other',
];

const nothing = () => undefined;

export const IDENTITY_SAMPLES: readonly Sample[] = [
  {
    title: 'Monogram',
    states: [
      {
        name: 'Merchants',
        content: (
          <div className={styles.line}>
            {MERCHANTS.map((name) => (
              <Monogram key={name} name={name} />
            ))}
          </div>
        ),
      },
      {
        name: 'Banks',
        content: (
          <div className={styles.line}>
            {BANKS.map((name) => (
              <Monogram key={name} name={name} kind="bank" />
            ))}
          </div>
        ),
      },
      {
        name: 'Small, and without a name',
        content: (
          <div className={styles.line}>
            <Monogram name="Netflix" size="small" />
            <Monogram name="" size="small" />
          </div>
        ),
      },
    ],
  },
  {
    title: 'Category tile and pill',
    states: [
      {
        name: 'Tiles',
        content: (
          <div className={styles.line}>
            {CATEGORIES.map((category) => (
              <CategoryTile key={category} category={category} />
            ))}
          </div>
        ),
      },
      {
        name: 'Small tiles',
        content: (
          <div className={styles.line}>
            {CATEGORIES.map((category) => (
              <CategoryTile key={category} category={category} size="small" />
            ))}
          </div>
        ),
      },
      {
        name: 'Pills, the second can be changed',
        content: (
          <div className={styles.line}>
            <CategoryPill category="Groceries" />
            <CategoryPill category="Gifts & Donations" onEdit={nothing} />
          </div>
        ),
      },
    ],
  },
];
