import type { RemoteModule } from '@halyard/shared-contracts/remote';
import type { ComponentType } from 'react';
import type { Federation } from '../federation';
import { toLoadFailure, LoadFailure } from '../guard/load-failure';
import type { PageWatch } from '../hang/page-watch';
import { attempt, type AttemptWorld } from './attempt';
import type { Candidate } from './candidates';
import type { Journal } from './journal';
import { preloadRoute } from './preload-route';
import type { SessionMemory } from './session-memory';

export interface Screen {
  readonly default: ComponentType;
}

export interface VersionLoaderParts {
  readonly federation: Federation;
  readonly memory: SessionMemory;
  readonly journal: Journal;
  readonly watch: PageWatch | undefined;
  readonly world: Omit<AttemptWorld, 'guard' | 'onTrouble'> & { readonly now: () => number };
}

interface Place {
  readonly isFallback: boolean;
  readonly onTrouble: () => void;
}

export interface VersionLoader {
  screen(candidate: Candidate, path: string, place: Place): Promise<Screen>;
  mayBeReplaced(candidate: Candidate): boolean;
}

/** A failed module loads again, but a loaded one never runs twice. */
function moduleCache(federation: Federation) {
  const loading = new Map<string, Promise<RemoteModule>>();
  const arrived = new Map<string, RemoteModule>();
  const begin = (candidate: Candidate): Promise<RemoteModule> => {
    const { global } = candidate.entry;
    const begun = federation.load(candidate);
    loading.set(global, begun);
    begun.then(
      (module) => arrived.set(global, module),
      () => loading.delete(global),
    );
    return begun;
  };
  return {
    load: (candidate: Candidate) => loading.get(candidate.entry.global) ?? begin(candidate),
    arrived: ({ entry }: Candidate) => arrived.get(entry.global),
  };
}

async function screenOf(module: RemoteModule, { remote, version }: Candidate, path: string) {
  const route = module.routes.find((each) => each.path === path);
  if (route) return route.load();
  throw new LoadFailure('handshake', `${remote}@${version} has no screen for ${path}`);
}

export function versionLoader(parts: VersionLoaderParts): VersionLoader {
  const { federation, memory, journal, watch } = parts;
  const modules = moduleCache(federation);
  return {
    async screen(candidate, path, { isFallback, onTrouble }) {
      const world = { ...parts.world, guard: federation.guard, onTrouble };
      const begun = world.now();
      const { remote, version, source } = candidate;
      const note = (failure: LoadFailure | null) =>
        journal.note({
          remote,
          version,
          source,
          path,
          fallback: isFallback,
          failure: failure?.kind ?? null,
          message: failure?.message ?? null,
          ms: Math.round(world.now() - begun),
        });
      const runs = { remote, version, source, path };
      watch?.begin(runs);
      preloadRoute(candidate, path, document);
      const load = async () => screenOf(await modules.load(candidate), candidate, path);
      try {
        const screen = await attempt(load, candidate, world);
        note(null);
        return screen;
      } catch (error) {
        memory.failed(candidate);
        note(toLoadFailure(error));
        throw error;
      } finally {
        watch?.end(runs);
      }
    },
    mayBeReplaced: (candidate) => modules.arrived(candidate)?.replacement?.() !== 'block',
  };
}
