import type { Cover, LifeNeed, missingAnswer, NeedTerm } from '@halyard/shared-contracts/long-run';
import type { Cents } from '@halyard/shared-contracts/money';
import { type Fact, Facts, Money } from '@halyard/shared-contracts/ui';
import styles from './gap.module.css';
import { gapWords } from './gap-words';

const TERMS: Readonly<Record<NeedTerm['label'], string>> = {
  debts: 'Debts without mortgages',
  income: 'Income for the years',
  mortgage: 'Mortgages',
  education: 'Education',
};

/** An amount is never divided between two lines. */
const whole = (amount: Cents) => <Money amount={amount} decimals={0} />;

interface NeedColumnProps {
  readonly title: string;
  readonly need: LifeNeed;
  readonly cover: Cover;
  readonly missing: ReturnType<typeof missingAnswer>;
}

export function NeedColumn({ title, need, cover, missing }: NeedColumnProps) {
  const shown = ({ label, amount }: NeedTerm) =>
    label === 'income' && missing !== null ? '–' : whole(amount);
  const facts: Fact[] = [
    ...need.terms.map((term): Fact => [TERMS[term.label], shown(term)]),
    ['Needed', need.terms.length > 1 && whole(need.need)],
    ['Money at hand', whole(cover.liquid)],
    ['Active policies would pay', whole(cover.policies)],
  ];
  return (
    <section aria-label={title} className={styles.column}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.answer}>{gapWords(need, missing)}</p>
      <Facts facts={facts} />
    </section>
  );
}
