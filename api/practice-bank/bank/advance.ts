import { addDays } from '../civil-day';
import { type IdSource, nextId } from './ids';
import type { HistoryStatus, Item, Row, Wave } from './item';
import { pendingRows, record } from './ledger';

/** What the passing of time did to an Item, for those who announce it. */
export interface Progress {
  readonly rowsChanged: boolean;
  readonly reached: readonly HistoryStatus[];
}

/** Brings an Item up to the clock: delivers the history that is due, then posts what was pending. */
export function advance(item: Item, now: Date, today: string, ids: IdSource): Progress {
  const before = item.step;
  const reached = deliverDue(item, now.getTime());
  record(item, postings(item, ids, today, today));
  if (item.step !== before) item.updatedAtMs = now.getTime();
  return { rowsChanged: item.step !== before, reached };
}

function deliverDue(item: Item, nowMs: number): HistoryStatus[] {
  const reached: HistoryStatus[] = [];
  while (item.waves[0] && item.waves[0].dueAtMs <= nowMs) {
    const wave = item.waves.shift();
    if (!wave) break;
    record(
      item,
      wave.rows.map((row) => ({ id: row.id, row })),
    );
    item.status = wave.status;
    reached.push(wave.status);
  }
  return reached;
}

/** The changes that post every pending row due by `until`: the pending id goes, a new posted id names it. */
export function postings(item: Item, ids: IdSource, until: string, today: string) {
  return pendingRows(item)
    .filter((row) => row.posted <= until)
    .flatMap((row) => {
      const id = nextId(ids, 'transaction');
      const posted = row.posted < today ? row.posted : today;
      return [
        { id: row.id, row: null },
        { id, row: { ...row, id, posted, pending: false, pendingId: row.id } },
      ];
    });
}

/** How the bank hands over an Item's past. Plaid gives 30 days first and the rest later. */
export type HistoryPace = 'at-once' | 'two-waves';

const FIRST_WAVE_DAYS = 30;
const FIRST_WAVE_AFTER_MS = 2_000;
const SECOND_WAVE_AFTER_MS = 8_000;

/** Splits an Item's rows into the waves in which `advance` will deliver them. */
export function wavesOf(
  rows: readonly Row[],
  pace: HistoryPace,
  nowMs: number,
  today: string,
): Wave[] {
  const complete = 'HISTORICAL_UPDATE_COMPLETE';
  if (pace === 'at-once') return [{ dueAtMs: nowMs, status: complete, rows }];
  const since = addDays(today, -FIRST_WAVE_DAYS);
  const recent = rows.filter((row) => row.posted >= since);
  const older = rows.filter((row) => row.posted < since);
  return [
    { dueAtMs: nowMs + FIRST_WAVE_AFTER_MS, status: 'INITIAL_UPDATE_COMPLETE', rows: recent },
    { dueAtMs: nowMs + SECOND_WAVE_AFTER_MS, status: complete, rows: older },
  ];
}
