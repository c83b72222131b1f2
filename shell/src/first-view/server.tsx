/*
 * The part of the shell that the server runs, in a process of its own, to draw the first view of a page with the
 * components that the browser then hydrates.
 */
import { isRemoteModule } from '@halyard/shared-contracts/remote';
import { parseRegistry, type Registry } from '@halyard/shared-contracts/remote/registry';
import { type AppStore, createAppStore, memoryStorage } from '@halyard/shared-contracts/store';
import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { GatedApp } from '../gate/gated-app';
import '../identity/auth-api';
import { MainShell } from '../main-shell';
import type { Overrides } from '../platform/choice/overrides';
import { type OwnedRoute, ownedRoutes } from '../platform/loader/owned-routes';
import type { RemoteLoader } from '../platform/loader/remote-loader';
import type { Platform } from '../platform/platform';
import type { ScreenCache } from '../platform/screen/screen-cache';
import { startReads } from './start-reads';
import { lookAs, type Viewer } from './viewer';

type Screens = ReadonlyMap<string, ComponentType>;

/** The screens that a remote's server part draws, by path. Throws for anything that is no remote. */
export async function screensOf(exported: { readonly remote?: unknown }): Promise<Screens> {
  const { remote } = exported;
  if (!isRemoteModule(remote)) throw new Error('a server part does not export a remote');
  const loaded = remote.routes.map(
    async ({ path, load }) => [path, (await load()).default] as const,
  );
  return new Map(await Promise.all(loaded));
}

const noSubscription = () => () => undefined;

/** Effects, which use the rest, do not run on a server; a part that is missing here costs the view. */
function partOf<T>(part: Partial<T>): T;
function partOf(part: object): object {
  return part;
}

/** The platform as a first rendering sees it. */
function platformOf(routes: readonly OwnedRoute[], screen: ComponentType | null): Platform {
  const coming = { subscribe: noSubscription, now: () => screen, settled: Promise.resolve() };
  return partOf<Platform>({
    loader: partOf<RemoteLoader>({ knownRoutes: () => routes }),
    overrides: partOf<Overrides>({ versionOf: () => null, all: () => ({}) }),
    screens: partOf<ScreenCache>({
      get: () => coming,
      subscribe: noSubscription,
      withdrawals: () => 0,
    }),
  });
}

interface ViewRequest extends Viewer {
  readonly path: string;
  /** Bodies of answers by path and query. */
  readonly answers: Readonly<Record<string, string>>;
}

/** A part that only a browser can finish; hydrating it would replace what it shows. */
const UNFINISHED = /<!--\$[!?]-->/;

/** The page's policy refuses style attributes; its script sets them. React escapes a quote in a text. */
const STYLE = ' style="';

const ORIGIN = 'http://first-view.invalid';

function storeOf({ answers, now }: ViewRequest) {
  const answer: typeof fetch = async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const body = answers[url.replace(ORIGIN, '')];
    if (body === undefined) throw new TypeError('this answer is not here');
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  return createAppStore({
    fetch: answer,
    origin: ORIGIN,
    storage: memoryStorage(),
    now: () => new Date(now),
    delay: async () => undefined,
  });
}

export const routesOf = (registry: unknown): readonly OwnedRoute[] => {
  const parsed: Registry = parseRegistry(registry);
  return ownedRoutes(parsed, () => []);
};

const markupOf = ({ path }: ViewRequest, store: AppStore, platform: Platform) =>
  renderToString(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <GatedApp complete welcome={null} onboarding={null}>
            <MainShell storage={memoryStorage()} platform={platform} />
          </GatedApp>
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );

/** The markup of the root element. Null where a browser cannot take it over as it is. */
export async function draw(
  request: ViewRequest,
  routes: readonly OwnedRoute[],
  screen: ComponentType | null,
): Promise<string | null> {
  const lookAway = lookAs(request);
  try {
    const store = storeOf(request);
    if (!(await startReads(store, Object.keys(request.answers)))) return null;
    const markup = markupOf(request, store, platformOf(routes, screen));
    return UNFINISHED.test(markup) ? null : markup.replaceAll(STYLE, ' data-style="');
  } finally {
    lookAway();
  }
}
