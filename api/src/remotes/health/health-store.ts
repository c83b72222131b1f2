import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TelemetryEvent, TelemetryVital } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { layout } from '../storage/layout';
import { textOrNull, writeAtomically } from '../storage/write-file';
import { type Tallies, talliesOf, talliesOfVitals, talliesSchema, sumOfTallies } from './tally';

const DAY_MS = 86_400_000;
const DAYS = 2;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

async function readTallies(path: string): Promise<Tallies> {
  const read = v.safeParse(talliesSchema, JSON.parse((await textOrNull(path)) ?? 'null'));
  return read.success ? read.output : {};
}

async function talliesOfDay(store: string, day: string): Promise<Tallies> {
  const folder = join(layout(store).health, day);
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return sumOfTallies(await Promise.all(files.map((name) => readTallies(join(folder, name)))));
}

export interface DayHealth {
  /** It is `YYYY-MM-DD` in UTC. */
  readonly day: string;
  readonly tallies: Tallies;
}

/** Returns the counts of all instances for each of the last `days` days, newest first. */
export const healthByDay = (store: string, now: Date, days: number): Promise<DayHealth[]> =>
  Promise.all(
    Array.from({ length: days }, async (_, back) => {
      const day = dayOf(new Date(now.getTime() - back * DAY_MS));
      return { day, tallies: await talliesOfDay(store, day) };
    }),
  );

export async function healthOf(store: string, now: Date): Promise<Tallies> {
  const days = await healthByDay(store, now, DAYS);
  return sumOfTallies(days.map(({ tallies }) => tallies));
}

/** Each instance writes its own file per day, so no lock is needed. */
export function healthBook(store: string, clock: () => Date) {
  const instance = randomUUID();
  let day = '';
  let tallies: Tallies = {};
  return {
    /** `network` is a pseudonym. */
    add(
      events: readonly TelemetryEvent[],
      vitals: readonly TelemetryVital[],
      network: string,
    ): void {
      const today = dayOf(clock());
      const before = today === day ? tallies : {};
      tallies = sumOfTallies([before, talliesOf(events, network), talliesOfVitals(vitals)]);
      day = today;
    },
    write: (): Promise<void> =>
      writeAtomically(join(layout(store).health, day, `${instance}.json`), JSON.stringify(tallies)),
  };
}
