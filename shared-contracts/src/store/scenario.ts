import { memoryStorage, STORAGE_KEYS } from './storage';
import type { World } from './world';

/** Situations in which a remote alone is looked at, without an api. */
export const SCENARIOS = ['linked', 'unlinked', 'empty', 'error', 'slow', 'partial'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** How long a slow server takes, ms. */
const SLOW_MS = 3_000;

/** A `fetch` that calls no server. Its answers are in a separate chunk, because few pages need them. */
function scenarioFetch(scenario: Scenario, { delay }: World): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (scenario === 'slow') await delay(SLOW_MS);
    const { scenarioAnswer } = await import('./scenario-answer');
    return scenarioAnswer(scenario, request);
  };
}

const askedIn = (search: string) => new URLSearchParams(search).get('scenario');

/** The scenario that an address names by `?scenario=`; null leaves the page to a real api. */
export function scenarioIn(search: string): Scenario | null {
  const asked = askedIn(search);
  return SCENARIOS.find((each) => each === asked) ?? null;
}

/** What to say to an address that names a scenario there is none of; null when it names a known one or none. */
export function scenarioProblem(search: string): string | null {
  const asked = askedIn(search);
  if (asked === null || scenarioIn(search) !== null) return null;
  return `There is no scenario “${asked}”. The scenarios are ${SCENARIOS.join(', ')}.`;
}

/** Noon of the sample's last day by the viewer's clock: the figures of a scenario stand in the days they are of. */
const sampleNoon = () => new Date('2025-06-30T12:00:00');

/** A world without a server and without storage. */
export function scenarioWorld(scenario: Scenario, world: World): World {
  const { followVersions: _, ...rest } = world;
  const storage = memoryStorage();
  // The sample must not stand in for what this scenario has fail.
  if (scenario !== 'unlinked') storage.setItem(STORAGE_KEYS.ownData, 'true');
  return { ...rest, storage, now: sampleNoon, fetch: scenarioFetch(scenario, world) };
}
