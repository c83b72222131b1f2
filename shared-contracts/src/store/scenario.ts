import { memoryStorage, STORAGE_KEYS } from './storage';
import type { World } from './world';

/** Situations in which a remote alone is looked at, without an api. */
export const SCENARIOS = ['linked', 'unlinked', 'empty', 'error', 'slow', 'partial'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** How long a slow server takes, ms. */
const SLOW_MS = 3_000;
/** A `fetch` that asks nobody. What it answers is a chunk of its own, since few pages need it. */
function scenarioFetch(scenario: Scenario, { delay }: World): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (scenario === 'slow') await delay(SLOW_MS);
    const { scenarioAnswer } = await import('./scenario-answer');
    return scenarioAnswer(scenario, request);
  };
}

/** The scenario that an address names by `?scenario=`; null leaves the page to a real api. */
export function scenarioIn(search: string): Scenario | null {
  const asked = new URLSearchParams(search).get('scenario');
  return SCENARIOS.find((each) => each === asked) ?? null;
}

/** A world in which nothing outside is asked and nothing is kept. */
export function scenarioWorld(scenario: Scenario, world: World): World {
  const { followVersions: _, ...rest } = world;
  const storage = memoryStorage();
  // The sample must not stand in for what this scenario has fail.
  if (scenario !== 'unlinked') storage.setItem(STORAGE_KEYS.ownData, 'true');
  return { ...rest, storage, fetch: scenarioFetch(scenario, world) };
}
