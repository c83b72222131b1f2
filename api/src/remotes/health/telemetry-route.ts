import { setTimeout as pause } from 'node:timers/promises';
import {
  TELEMETRY_URL,
  type TelemetryEvent,
  telemetrySchema,
  type TelemetryVital,
} from '@halyard/shared-contracts/remote/registry';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps';
import { networkOf } from '../../limits/network-of';
import type { App } from '../../platform/valibot';
import { documentsOf } from '../documents';
import { changeQuarantine, quarantineOf } from '../storage/quarantine-store';
import { registryOf } from '../storage/registry-store';
import { isRevived, revivalsOf } from '../storage/revivals';
import { failingVersions } from './auto-abort';
import { healthBook, healthOf } from './health-store';
import { pageLoadCookie, pageLoadOf } from './page-load';

/** Each outcome takes about 150 bytes. */
const MAX_OUTCOMES = 50_000;

const outcomeOf = (page: string, { remote, version, failure }: TelemetryEvent): string =>
  `${page} ${remote}@${version} ${failure === null ? 'loaded' : 'failed'}`;

/**
 * A page load counts at most once as loaded and once as failed for each version, and each of its measured figures
 * counts once.
 */
export class CountedOnce {
  // A `max` would allocate all entries at the start.
  readonly #seen = new LRUCache<string, true>({
    maxSize: MAX_OUTCOMES,
    sizeCalculation: () => 1,
  });

  newOf(page: string, events: readonly TelemetryEvent[]): TelemetryEvent[] {
    return events.filter((event) => this.#isNew(outcomeOf(page, event)));
  }

  newVitals(page: string, vitals: readonly TelemetryVital[]): TelemetryVital[] {
    return vitals.filter(({ name }) => this.#isNew(`${page} ${name}`));
  }

  #isNew(outcome: string): boolean {
    const isNew = !this.#seen.has(outcome);
    if (isNew) this.#seen.set(outcome, true);
    return isNew;
  }
}

/** Reports within this time are written together. */
const COLLECT_MS = 250;
const MAX_REPORT_BYTES = 16_384;
const rateLimit = { max: 60, timeWindow: '1 minute' };

async function abortFailing(store: string, now: Date): Promise<void> {
  const [registry, quarantine, tallies, revivals] = await Promise.all([
    registryOf(store),
    quarantineOf(store),
    healthOf(store, now),
    revivalsOf(store),
  ]);
  const failing = failingVersions(registry, quarantine, tallies, isRevived(revivals, now));
  for (const { remote, version, reason } of failing) {
    const act = { who: 'auto-abort', what: `quarantine ${remote}@${version}`, why: reason };
    await changeQuarantine(store, act, now, (removed) =>
      removed.some((each) => each.remote === remote && each.version === version)
        ? removed
        : [...removed, { remote, version, since: now.toISOString(), reason }],
    );
  }
}

/** A report without a page-load token gets the same response and is not counted. */
export function telemetryRoute(app: App, store: string, { clock }: Deps): void {
  const book = healthBook(store, clock);
  const once = new CountedOnce();
  const documents = documentsOf(store);
  /** Without this check, anyone could make the file grow. */
  const isListed = ({ remote, version }: TelemetryEvent | TelemetryVital): boolean => {
    const { remotes = {} } = documents()?.registry ?? {};
    return (
      Object.hasOwn(remotes, remote) && Object.hasOwn(remotes[remote]?.versions ?? {}, version)
    );
  };
  let collecting: Promise<void> | null = null;

  const collectReports = async (): Promise<void> => {
    await pause(COLLECT_MS);
    collecting = null;
    await book.write();
    await abortFailing(store, clock());
  };

  app.post(
    TELEMETRY_URL,
    {
      schema: { body: telemetrySchema },
      bodyLimit: MAX_REPORT_BYTES,
      config: { rateLimit },
    },
    async (request, reply) => {
      const page = pageLoadOf(app.pseudonym, pageLoadCookie(request), clock());
      if (page === null) return reply.code(204).send();
      const events = once.newOf(page, request.body.events.filter(isListed));
      const vitals = once.newVitals(page, request.body.vitals.filter(isListed));
      if (events.length + vitals.length === 0) return reply.code(204).send();
      book.add(events, vitals, app.pseudonym('network', networkOf(request.ip)));
      collecting ??= collectReports();
      await collecting;
      return reply.code(204).send();
    },
  );
}
