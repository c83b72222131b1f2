import { memoryStorage, STORAGE_KEYS } from '../storage';
import type { World } from '../world';
import { type Scenario, SCENARIOS } from './scenario-names';

const SLOW_MS = 3_000;

function scenarioFetch(scenario: Scenario, { delay }: World): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (scenario === 'slow') await delay(SLOW_MS);
    const { scenarioAnswer } = await import(/* webpackChunkName: "sample" */ './scenario-answer');
    return scenarioAnswer(scenario, request);
  };
}

const nameIn = (search: string) => new URLSearchParams(search).get('scenario');

export function scenarioIn(search: string): Scenario | null {
  const name = nameIn(search);
  return SCENARIOS.find((each) => each === name) ?? null;
}

export function scenarioProblem(search: string): string | null {
  const name = nameIn(search);
  if (name === null || scenarioIn(search) !== null) return null;
  return `There is no scenario “${name}”. The scenarios are ${SCENARIOS.join(', ')}.`;
}

const sampleNoon = () => new Date('2025-06-30T12:00:00');

export function scenarioWorld(scenario: Scenario, world: World): World {
  const { followVersions: _, ...rest } = world;
  const storage = memoryStorage();
  // The flag keeps the sample from hiding failures.
  if (scenario !== 'unlinked') storage.setItem(STORAGE_KEYS.ownData, 'true');
  return { ...rest, storage, now: sampleNoon, fetch: scenarioFetch(scenario, world) };
}
