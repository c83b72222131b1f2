import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TelemetryEvent } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { layout } from '../storage/layout';
import { textOrNull, writeWhole } from '../storage/write-file';
import { type Tallies, talliesOf, talliesSchema, sumOfTallies } from './tally';

const DAY_MS = 86_400_000;
const DAYS = 2;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

async function readTallies(path: string): Promise<Tallies> {
  const read = v.safeParse(talliesSchema, JSON.parse((await textOrNull(path)) ?? 'null'));
  return read.success ? read.output : {};
}

/** Adds up the counts of all instances. */
export async function healthOf(store: string, now: Date): Promise<Tallies> {
  const days = Array.from({ length: DAYS }, (_, back) =>
    join(layout(store).health, dayOf(new Date(now.getTime() - back * DAY_MS))),
  );
  const found = await Promise.all(
    days.map(async (day) => {
      const files = (await readdir(day).catch(() => [])).filter((name) => name.endsWith('.json'));
      return Promise.all(files.map((name) => readTallies(join(day, name))));
    }),
  );
  return sumOfTallies(found.flat());
}

/** Each instance writes its own file per day, so no lock is needed. */
export function healthBook(store: string, clock: () => Date) {
  const instance = randomUUID();
  let day = '';
  let tallies: Tallies = {};
  return {
    /** `network` is a pseudonym. */
    add(events: readonly TelemetryEvent[], network: string): void {
      const today = dayOf(clock());
      tallies = sumOfTallies([today === day ? tallies : {}, talliesOf(events, network)]);
      day = today;
    },
    write: (): Promise<void> =>
      writeWhole(join(layout(store).health, day, `${instance}.json`), JSON.stringify(tallies)),
  };
}
