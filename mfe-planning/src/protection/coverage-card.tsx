import { type CoverageNeed, monthsWords } from '@halyard/shared-contracts/finance';
import {
  abs,
  type Cents,
  cents,
  formatUsd,
  percentOf,
  scale,
} from '@halyard/shared-contracts/money';
import { ButtonLink, Card, ProgressBar } from '@halyard/shared-contracts/ui';
import styles from './protection.module.css';

const MONTHS_A_YEAR = 12;

interface CoverageCardProps {
  readonly need: CoverageNeed;
  readonly monthlySpending: Cents | null;
}

export function CoverageCard({ need, monthlySpending }: CoverageCardProps) {
  const { covered, owed } = need;
  const year = monthlySpending === null ? null : scale(monthlySpending, MONTHS_A_YEAR);
  const most = cents(Math.max(covered, owed, year ?? 0));
  if (most === 0) return null;
  return (
    <Card
      title="Covered, owed, and needed"
      footer="Educational information from your own figures, no professional advice."
    >
      <div className={styles.bars}>
        <ProgressBar
          label="Your active policies would pay"
          value={percentOf(covered, most)}
          valueText={formatUsd(covered)}
          tone="positive"
        />
        <ProgressBar
          label="You owe"
          value={percentOf(owed, most)}
          valueText={formatUsd(owed)}
          tone="neutral"
        />
        {year !== null && (
          <ProgressBar
            label="A year of your usual spending"
            value={percentOf(year, most)}
            valueText={formatUsd(year)}
            tone="neutral"
          />
        )}
      </div>
      <p className={styles.answer}>{needWords(need, monthlySpending)}</p>
      <div className={styles.debts}>
        <ButtonLink to="/liabilities" variant="quiet" size="small">
          See what you owe
        </ButtonLink>
      </div>
    </Card>
  );
}

export function needWords(
  { covered, left, months, owed }: CoverageNeed,
  monthlySpending: Cents | null,
): string {
  if (covered === 0) return 'No active policy here would pay any of it.';
  if (left < 0) return `That is ${formatUsd(abs(left))} less than you owe.`;
  if (left === 0) return 'That is exactly what you owe.';
  const rest =
    owed === 0 ? 'You owe nothing' : `After your debts, ${formatUsd(left)} would be left`;
  if (months === null || monthlySpending === null) return `${rest}.`;
  const paid = months === 0 ? 'less than a month' : monthsWords(months);
  return owed === 0
    ? `You owe nothing, so it would pay for ${paid} at your usual ${formatUsd(monthlySpending)} a month.`
    : `${rest}: enough for ${paid} at your usual ${formatUsd(monthlySpending)} a month.`;
}
