import { countWords, type IsoDate, shortDate } from '../../../finance';
import styles from './source-notes.module.css';

/** A `Sourced` figure has these fields. */
export interface FigureSource {
  readonly citation: string;
  readonly url: string;
  readonly validFrom: IsoDate;
  readonly validTo: IsoDate | null;
  readonly checkedOn: IsoDate;
  readonly verified: boolean;
}

interface SourceNotesProps {
  readonly sources: readonly FigureSource[];
  readonly today: IsoDate;
}

const FEW = 3;

/** Implements P3-C0-3. */
export function SourceNotes({ sources, today }: SourceNotesProps) {
  const notes = sources.filter(
    ({ citation }, at) => sources.findIndex((each) => each.citation === citation) === at,
  );
  return (
    <details className={styles.notes} open={notes.length <= FEW}>
      <summary>{summaryWords(notes, today)}</summary>
      <ul role="list">
        {notes.map((source) => (
          <li key={source.citation}>
            <a href={source.url} target="_blank" rel="noreferrer">
              {source.citation}
            </a>
            <span>{sourceWords(source, today)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const isOver = ({ validTo }: FigureSource, today: IsoDate) => validTo !== null && validTo < today;

const yearIn = (date: IsoDate): string => date.slice(0, 4);

const yearOf = ({ validFrom, validTo }: FigureSource): string | null =>
  validTo !== null && yearIn(validFrom) === yearIn(validTo) ? yearIn(validFrom) : null;

function timeWords(source: FigureSource, today: IsoDate): string {
  const { validFrom, validTo } = source;
  const over = isOver(source, today) ? ', not yet updated' : '';
  const year = yearOf(source);
  if (year !== null) return `${year} figure${over}`;
  return validTo === null
    ? `since ${yearIn(validFrom)}`
    : `${yearIn(validFrom)} to ${yearIn(validTo)}${over}`;
}

/**
 * Returns a text such as "2 sources with figures of 2026, not yet updated, 1 of them not yet compared with the
 * law".
 */
export function summaryWords(sources: readonly FigureSource[], today: IsoDate): string {
  const years = [...new Set(sources.flatMap((each) => yearOf(each) ?? []))].sort();
  const ofYears = years.length === 0 ? '' : ` with figures of ${years.join(', ')}`;
  const over = sources.some((each) => isOver(each, today)) ? ', not yet updated' : '';
  const open = sources.filter(({ verified }) => !verified).length;
  const unchecked = open === 0 ? '' : `, ${open} of them not yet compared with the law`;
  return `${countWords(sources.length, 'source')}${ofYears}${over}${unchecked}`;
}

/** Returns a text such as "2026 figure, not yet updated · checked with its text on Nov 24, 2026". */
export function sourceWords(source: FigureSource, today: IsoDate): string {
  const { checkedOn, verified } = source;
  const check = verified
    ? `checked with its text on ${shortDate(checkedOn)}`
    : `entered on ${shortDate(checkedOn)}, not checked with its text`;
  return `${timeWords(source, today)} · ${check}`;
}
