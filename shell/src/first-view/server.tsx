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
import { emulateViewer, type Viewer } from './viewer';

type Screens = ReadonlyMap<string, ComponentType>;

/** Returns the screens in a remote's server part, by path. Throws if the module is no remote. */
export async function screensOf(exported: { readonly remote?: unknown }): Promise<Screens> {
  const { remote } = exported;
  if (!isRemoteModule(remote)) throw new Error('a server part does not export a remote');
  const loaded = remote.routes.map(
    async ({ path, load }) => [path, (await load()).default] as const,
  );
  return new Map(await Promise.all(loaded));
}

const noSubscription = () => () => undefined;

/** Effects use the other parts and do not run on a server. If a part is missing, only the view fails. */
function partOf<T>(part: Partial<T>): T;
function partOf(part: object): object {
  return part;
}

/** Returns the platform for a first rendering. */
function platformOf(
  routes: readonly OwnedRoute[] | undefined,
  screen: ComponentType | null,
): Platform {
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
  /** The keys are paths with queries, and the values are bodies of answers. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Only a browser can finish such a part, and hydrating it would replace the visible content. */
const UNFINISHED = /<!--\$[!?]-->/;

/** The page's policy refuses style attributes, so its script sets them. React escapes quotes in texts. */
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

/** Returns the markup of the root element, or null if a browser cannot hydrate it. */
export async function draw(
  request: ViewRequest,
  routes: readonly OwnedRoute[] | undefined,
  screen: ComponentType | null,
): Promise<string | null> {
  const lookAway = emulateViewer(request);
  try {
    const store = storeOf(request);
    if (!(await startReads(store, Object.keys(request.answers)))) return null;
    const markup = markupOf(request, store, platformOf(routes, screen));
    return UNFINISHED.test(markup) ? null : markup.replaceAll(STYLE, ' data-style="');
  } finally {
    lookAway();
  }
}

/** Draws the frame that every page shows before the app: the app's first rendering without routes and answers. */
export const drawFrame = (width: number): Promise<string | null> =>
  draw({ path: '/', width, now: 0, offset: 0, answers: {} }, undefined, null);
