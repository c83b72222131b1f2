/**
 * The server runs this part of the shell to draw first views. It also supplies modules to the server parts of
 * remotes (`shared.mjs`).
 */
import * as store from '@halyard/shared-contracts/store';
import * as kit from '@halyard/shared-contracts/ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactRedux from 'react-redux';
import * as jsxRuntime from 'react/jsx-runtime';
import * as valibot from 'valibot';
import * as router from './router.mjs';

export { draw, drawFrame, routesOf, screensOf } from '../../shell/src/first-view/server.tsx';

export const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': router,
  valibot,
  '@halyard/shared-contracts/store': store,
  '@halyard/shared-contracts/ui': kit,
};
