import {
  NO_QUARANTINE,
  resolveRemote,
  type ResolveOptions,
} from '@halyard/shared-contracts/remote/registry';
import { toLoadFailure } from '../guard/load-failure';
import type { RegistryClient, RegistryState } from '../registry/registry-client';
import { candidatesFor, type Choice } from './candidates';
import { firstToArrive } from './first-to-arrive';
import { type OwnedRoute, ownedRoutes } from './owned-routes';
import { preloadRoute } from './preload-route';
import type { Shown } from './session-memory';
import { UnavailableError } from './unavailable-error';
import { type Screen, versionLoader, type VersionLoaderParts } from './version-loader';

const PATIENCE_MS = 1_500;

/** A failure is not cached, so the next call tries again with a new registry. */
export interface RemoteLoader {
  knownRoutes(): readonly OwnedRoute[] | undefined;
  routes(): Promise<readonly OwnedRoute[]>;
  screen(remote: string, path: string): Promise<Screen>;
  choice(remote: string): Promise<Choice>;
  crashed(route: OwnedRoute, error: unknown): boolean;
  shownVersion(remote: string): string | undefined;
  /** It reads the newest registry and may try every version again. */
  startOver(remote: string): void;
  /** These remotes show a version that may not run any more. */
  withdrawn(): readonly string[];
  updateVersions(): readonly string[];
}

export interface LoaderParts extends VersionLoaderParts {
  readonly registry: RegistryClient;
  readonly choiceOf: (remote: string) => Omit<ResolveOptions, 'quarantine'>;
}

type Rules = Pick<RegistryState, 'registry' | 'quarantine'>;

const stateOf = ({ registry, quarantine }: Rules) => `${registry.seq} ${quarantine.revision}`;

export function remoteLoader(parts: LoaderParts): RemoteLoader {
  const { registry, memory, journal, choiceOf } = parts;
  const versions = versionLoader(parts);
  const broken = new Set<string>();

  const choose = ({ registry: rules, quarantine }: Rules, remote: string): Choice =>
    candidatesFor(rules, remote, { ...choiceOf(remote), quarantine }, memory);
  const mayRun = ({ registry: rules, quarantine }: Rules, remote: string, version: string) =>
    resolveRemote(rules, remote, { ...choiceOf(remote), quarantine, override: version }).candidates
      .length > 0;
  const routesBy = (rules: Rules) =>
    ownedRoutes(rules.registry, (remote) => choose(rules, remote).candidates);

  const firstScreen = async (remote: string, path: string): Promise<Screen> => {
    const rules = await (broken.has(remote) ? registry.refresh() : registry.current());
    const { candidates, refused } = choose(rules, remote);
    if (candidates.length === 0) throw new UnavailableError(remote, refused);
    const ways = candidates.map((candidate, index) => async () => {
      const next = candidates[index + 1];
      const onTrouble = () => next && preloadRoute(next, path, document);
      const place = { isFallback: index > 0, onTrouble };
      return { candidate, screen: await versions.screen(candidate, path, place) };
    });
    const { candidate, screen } = await firstToArrive(ways, PATIENCE_MS);
    memory.served(candidate, stateOf(rules));
    return screen;
  };

  const movesTo = (rules: Rules, remote: string, { candidate, under }: Shown): boolean => {
    memory.release(remote);
    const isSame = choose(rules, remote).candidates[0]?.version === candidate.version;
    if (!isSame && versions.mayBeReplaced(candidate)) return true;
    memory.served(candidate, isSame ? stateOf(rules) : under);
    return false;
  };

  return {
    knownRoutes() {
      const inForce = registry.latest();
      if (inForce) return routesBy(inForce);
      const known = registry.unverified();
      return known ? routesBy({ registry: known, quarantine: NO_QUARANTINE }) : undefined;
    },
    routes: async () => routesBy(await registry.current()),
    choice: async (remote) => choose(await registry.current(), remote),
    screen: (remote, path) =>
      firstScreen(remote, path).then(
        (screen) => {
          broken.delete(remote);
          return screen;
        },
        (error: unknown) => {
          broken.add(remote);
          throw error;
        },
      ),
    crashed({ remote, path }, error) {
      const shown = memory.shown().get(remote)?.candidate;
      if (!shown) return false;
      const { version, source } = shown;
      const { message } = toLoadFailure(error);
      const attempt = { remote, version, source, path, message, ms: 0, fallback: false };
      journal.note({ ...attempt, failure: 'render' });
      return memory.crashed(remote);
    },
    shownVersion: (remote) => memory.shown().get(remote)?.candidate.version,
    startOver(remote) {
      memory.forgive(remote);
      broken.add(remote);
    },
    withdrawn() {
      const rules = registry.latest();
      if (!rules) return [];
      const gone = [...memory.shown()].filter(
        ([remote, { candidate }]) => !mayRun(rules, remote, candidate.version),
      );
      for (const [remote] of gone) memory.release(remote);
      return gone.map(([remote]) => remote);
    },
    updateVersions() {
      const rules = registry.latest();
      if (!rules) return [];
      return [...memory.shown()]
        .filter(([, { under }]) => under !== stateOf(rules))
        .filter(([remote, shown]) => movesTo(rules, remote, shown))
        .map(([remote]) => remote);
    },
  };
}
