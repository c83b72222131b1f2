import {
  type Account,
  civilDay,
  type FinancialData,
  type Liability,
  spokenDate,
} from '@halyard/shared-contracts/finance';

export interface Sources {
  /** This is the source of insurance policies. */
  readonly policies: string;
  /** This is the source of sums over accounts and transactions. */
  readonly figures: string;
  readonly ofBalance: (account: Account | Liability) => string;
}

const SAMPLE = 'Sample data';
const ENTERED = 'As you entered it';

export const FACT_FINDER = 'From your fact finder';

export function profileSource(source: FinancialData['source'], answered: boolean): string {
  if (source === 'own') return FACT_FINDER;
  return answered ? `${FACT_FINDER}, and sample data where it is silent` : SAMPLE;
}

/** `timeZone` is an IANA zone. */
export function sourcesOf(
  { source, today, asOf }: Pick<FinancialData, 'source' | 'today' | 'asOf'>,
  timeZone: string,
): Sources {
  const dayOf = (instant: string) => spokenDate(civilDay(new Date(instant), timeZone));
  const sample = `${SAMPLE}, as of ${spokenDate(today)}`;
  if (source === 'sample') {
    return { policies: SAMPLE, figures: sample, ofBalance: () => sample };
  }
  const bank = (instant: string | null) =>
    instant === null ? 'Bank' : `Bank, as of ${dayOf(instant)}`;
  return {
    policies: ENTERED,
    figures: asOf === null ? `${ENTERED}, as of ${spokenDate(today)}` : bank(asOf),
    ofBalance: (account) => (account.source === 'bank' ? bank(account.asOf) : ENTERED),
  };
}
