import { isoDate, type FinancialData, type IsoDate } from '../finance';

/** Every answer has its source, the day of its figures, and the time of the bank’s data. */
export interface Provenance {
  readonly source: 'sample' | 'own';
  readonly today: IsoDate;
  readonly asOf: string | null;
}

interface ProvenanceWire {
  readonly source: 'sample' | 'own';
  readonly today: string;
  readonly as_of: string | null;
}

export function encodeProvenance(
  financialData: Pick<FinancialData, 'source' | 'today' | 'asOf'>,
): ProvenanceWire {
  return { source: financialData.source, today: financialData.today, as_of: financialData.asOf };
}

export function decodeProvenance(wire: ProvenanceWire): Provenance {
  return { source: wire.source, today: isoDate(wire.today), asOf: wire.as_of };
}
