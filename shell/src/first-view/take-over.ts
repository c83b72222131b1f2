import type { AppStore, World } from '@halyard/shared-contracts/store';
import { isOnboarded } from '../gate/use-onboarding';
import { NEW_FOR_MS } from '../first-reads';
import type { Platform } from '../platform/platform';
import { startReads } from './start-reads';

/** The server drew this view into the page. */
export interface ShownView {
  /** `<remote>@<version>` of the screen in it. */
  readonly screen: string;
  /** The figures in the view come from these reads. */
  readonly reads: readonly string[];
  readonly viewer: { readonly path: string; readonly width: number; readonly now: number };
}

declare global {
  interface Window {
    /** It is null after the app has drawn the page itself. */
    halyardView?: ShownView | null;
    /** The view was drawn from these answers. A read that is missing here was sent again. */
    halyardFirstView?: { readonly answers: Promise<Readonly<Record<string, string>>> };
  }
}

/** After a longer wait, the screen shows that it loads. */
const PATIENCE_MS = 4_000;

/** React needs less time than this to take over a view. */
const TAKES_MS = 10_000;

/** An answer that was read again may differ from the one that the view was drawn from. */
async function hasDrawnReads(reads: readonly string[]): Promise<boolean> {
  const answers = await window.halyardFirstView?.answers;
  const ahead = window.halyardFirstReads;
  return (
    performance.now() < NEW_FOR_MS &&
    reads.every((path) => answers !== undefined && path in answers && ahead?.has(path))
  );
}

/** The user may go back, another tab may close the gate, and a day may end while the page loads. */
const isStillDrawn = ({ path, now: drawnAt }: ShownView['viewer'], { storage, now }: World) =>
  window.location.pathname === path &&
  isOnboarded(storage) &&
  new Date(drawnAt).toDateString() === new Date(now().getTime() + TAKES_MS).toDateString();

async function isAsDrawn(
  { screen, reads, viewer }: ShownView,
  { loader, overrides, screens }: Platform,
  store: AppStore,
  world: World,
): Promise<boolean> {
  if (Object.keys(overrides.all()).length > 0) return false;
  const routes = await loader.routes();
  const route = routes.find(({ path }) => path === viewer.path);
  if (!route) return false;
  await screens.get(route).settled;
  if (`${route.remote}@${loader.shownVersion(route.remote)}` !== screen) return false;
  const hasReads = (await hasDrawnReads(reads)) && (await startReads(store, reads));
  return hasReads && isStillDrawn(viewer, world);
}

/**
 * Tells whether React can hydrate the view: it needs the same version of the screen, the same reads, the same address,
 * and the same day.
 */
export const canTakeOver = (
  view: ShownView,
  platform: Platform,
  store: AppStore,
  world: World,
): Promise<boolean> =>
  Promise.race([
    isAsDrawn(view, platform, store, world).catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ]);
