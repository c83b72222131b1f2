import {
  type Account,
  civilDay,
  type FinancialData,
  type Liability,
} from '@halyard/shared-contracts/finance';
import { fullDayName } from '../insight/words';

/** Tells from whom a figure is, and of which day. */
export interface Sources {
  /** Of insurance policies. */
  readonly papers: string;
  /** Of everything that accounts and transactions show together. */
  readonly figures: string;
  /** Of one balance. */
  readonly ofHolding: (holding: Account | Liability) => string;
}

const SAMPLE = 'Sample data';
const ENTERED = 'As you entered it';

/** Source of what a person answers in the fact finder alone: the sample household has no answers of its own. */
export const FACT_FINDER = 'From your fact finder';

/** Source of who the person is; `answered` tells whether the fact finder changed any of it. */
export function profileSource(source: FinancialData['source'], answered: boolean): string {
  if (source === 'own') return FACT_FINDER;
  return answered ? `${FACT_FINDER}, and sample data where it is silent` : SAMPLE;
}

/** How the document names its sources; the days of instants are taken in `timeZone`, an IANA zone. */
export function sourcesOf(
  { source, today, asOf }: Pick<FinancialData, 'source' | 'today' | 'asOf'>,
  timeZone: string,
): Sources {
  const dayOf = (instant: string) => fullDayName(civilDay(new Date(instant), timeZone));
  const sample = `${SAMPLE}, as of ${fullDayName(today)}`;
  if (source === 'sample') {
    return { papers: SAMPLE, figures: sample, ofHolding: () => sample };
  }
  const bank = (instant: string | null) =>
    instant === null ? 'Bank' : `Bank, as of ${dayOf(instant)}`;
  return {
    papers: ENTERED,
    figures: asOf === null ? `${ENTERED}, as of ${fullDayName(today)}` : bank(asOf),
    ofHolding: (holding) => (holding.source === 'bank' ? bank(holding.asOf) : ENTERED),
  };
}
