/** This is the same product as one bundle. The difference shows the cost of Module Federation. */
import { browserWorld, createAppStore, safeStorage } from '@halyard/shared-contracts/store';
import '@halyard/shared-contracts/ui/tokens.css';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import dashboardDeclared from '../../../../mfe-dashboard/remote.config.json';
import { remote as dashboard } from '../../../../mfe-dashboard/src/routes.tsx';
import legalDeclared from '../../../../mfe-legal/remote.config.json';
import { remote as legal } from '../../../../mfe-legal/src/routes.tsx';
import moneyDeclared from '../../../../mfe-money/remote.config.json';
import { remote as money } from '../../../../mfe-money/src/routes.tsx';
import planningDeclared from '../../../../mfe-planning/remote.config.json';
import { remote as planning } from '../../../../mfe-planning/src/routes.tsx';
import { App } from '../../../../shell/src/app.tsx';
import { withFirstReads } from '../../../../shell/src/first-reads.ts';
import { startPlatform } from '../../../../shell/src/platform/platform.ts';
import { screenCache } from '../../../../shell/src/platform/screen/screen-cache.ts';

const modules = new Map([dashboard, legal, money, planning].map((each) => [each.name, each]));
const declared = [dashboardDeclared, moneyDeclared, planningDeclared, legalDeclared];
const routes = declared.flatMap(({ name, screens }) =>
  screens.map((screen) => ({ ...screen, remote: name, reads: [], preload: [] })),
);

/** This replaces the loader of remotes, because all code is here already. */
const loader = {
  knownRoutes: () => routes,
  routes: async () => routes,
  screen: (name, path) =>
    modules
      .get(name)
      .routes.find((route) => route.path === path)
      .load(),
  choice: async () => ({ candidates: [], refused: [] }),
  crashed: () => false,
  updateVersions: () => [],
};

const storage = safeStorage('localStorage');
const world = withFirstReads(browserWorld(storage), window.halyardFirstReads);
const screens = screenCache(loader, world.readAhead);
const platform = { ...startPlatform(document, window, world, {}), loader, screens };
const app = createElement(App, { storage, platform });
const routed = createElement(BrowserRouter, null, app);
const stored = createElement(Provider, { store: createAppStore(world) }, routed);
createRoot(document.getElementById('root')).render(createElement(StrictMode, null, stored));
