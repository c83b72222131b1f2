import { addDays } from '../civil-day';
import { type IdSource, nextId } from './ids';
import type { Item, Row, Wave } from './item';
import { pendingRows, record, upserts } from './ledger';

/** Delivers the history that is due and posts pending rows. Returns whether the Item changed. */
export function advance(item: Item, now: Date, today: string, ids: IdSource): boolean {
  const { step, status } = item;
  deliverDue(item, now.getTime());
  record(item, postings(item, ids, today, today));
  if (item.step !== step) item.updatedAtMs = now.getTime();
  return item.step !== step || item.status !== status;
}

function deliverDue(item: Item, nowMs: number): void {
  while (item.waves[0] && item.waves[0].dueAtMs <= nowMs) {
    const wave = item.waves.shift();
    if (!wave) break;
    record(item, upserts(wave.rows));
    item.status = wave.status;
  }
}

/** Returns the changes that post every pending row due by `until`: a new row with a new id replaces the pending one. */
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

export type HistoryPace = 'at-once' | 'two-waves';

const FIRST_WAVE_DAYS = 30;
const FIRST_WAVE_AFTER_MS = 2_000;
const SECOND_WAVE_AFTER_MS = 8_000;

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
