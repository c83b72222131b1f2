import type { AppStore } from '@halyard/shared-contracts/store';
import type { Platform } from '../platform/platform';
import { startReads } from './start-reads';

/** The server drew this view into the page. */
export interface ShownView {
  /** `<remote>@<version>` of the screen in it. */
  readonly screen: string;
  /** The figures in the view come from these reads. */
  readonly reads: readonly string[];
}

declare global {
  interface Window {
    /** It is null after the app has drawn the page itself. */
    halyardView?: ShownView | null;
  }
}

/** After a longer wait, the screen shows that it loads. */
const PATIENCE_MS = 4_000;

async function isAsDrawn(
  { screen, reads }: ShownView,
  { loader, overrides, screens }: Platform,
  store: AppStore,
): Promise<boolean> {
  if (Object.keys(overrides.all()).length > 0) return false;
  const routes = await loader.routes();
  const route = routes.find(({ path }) => path === window.location.pathname);
  if (!route) return false;
  await screens.get(route).settled;
  if (`${route.remote}@${loader.shownVersion(route.remote)}` !== screen) return false;
  return startReads(store, reads);
}

/** Tells whether React can hydrate the view: it needs the same version of the screen and the same reads. */
export const canTakeOver = (
  view: ShownView,
  platform: Platform,
  store: AppStore,
): Promise<boolean> =>
  Promise.race([
    isAsDrawn(view, platform, store).catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ]);
