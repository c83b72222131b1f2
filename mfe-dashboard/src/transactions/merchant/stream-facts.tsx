import { type RecurringStream, spokenDay } from '@halyard/shared-contracts/finance';
import { type Fact, Money } from '@halyard/shared-contracts/ui';

const EVERY: Readonly<Record<RecurringStream['cadence'], string>> = {
  weekly: 'every week',
  biweekly: 'every two weeks',
  semimonthly: 'twice a month',
  monthly: 'every month',
  quarterly: 'every three months',
  yearly: 'every year',
};

export function streamFacts(stream: RecurringStream): Fact[] {
  const { cadence, typicalAmount, nextDate, missed, priceRise, transactionIds } = stream;
  const key = transactionIds[0] ?? nextDate;
  return [
    [
      'Repeats',
      <span key={key}>
        <Money amount={typicalAmount} /> {EVERY[cadence]}
      </span>,
    ],
    [missed ? 'Expected' : 'Next time', spokenDay(nextDate)],
    [
      'Price change',
      priceRise && (
        <span key={key}>
          from <Money amount={priceRise.from} /> to <Money amount={priceRise.to} />
        </span>
      ),
    ],
  ];
}
