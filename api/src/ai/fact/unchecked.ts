import { type IsoDate, spokenDate } from '@halyard/shared-contracts/finance';
import { listed } from './listed';

interface CheckedFigure {
  readonly citation: string;
  readonly checkedOn: IsoDate;
  readonly verified: boolean;
}

/** Returns what is said of figures that nobody compared with the text of the law, or null if there are none. */
export function uncheckedSays(figures: readonly CheckedFigure[]): string | null {
  const open = figures.filter(({ verified }) => !verified);
  const [oldest] = open.map(({ checkedOn }) => checkedOn).toSorted();
  if (oldest === undefined) return null;
  const citations = new Set(open.map(({ citation }) => citation));
  return `Entered on ${spokenDate(oldest)} and not checked against the law since; see ${listed(citations)}.`;
}
