/*
 * Draws first views, in a process of its own without files, settings, or other processes: the code of the shell and of
 * the remotes that it runs is not the server's. `drawing-process.ts` starts it, and ends it when it takes too long.
 */
'use strict';

const { compileFunction } = require('node:vm');

/** React's own renderer for Node requires these modules. */
const BUILT_IN = new Set(['util', 'stream', 'crypto', 'async_hooks']);

function evaluate(code, lent) {
  const part = { exports: {} };
  const find = (name) => {
    if (Object.hasOwn(lent, name)) return lent[name];
    if (BUILT_IN.has(name)) return require(name);
    throw new Error(`a server part asks for ${name}`);
  };
  compileFunction(code, ['module', 'exports', 'require'])(part, part.exports, find);
  return part.exports;
}

let shell;
let routes;
/** It holds the screens by path, each with the version that it is from. */
const screens = new Map();

async function load({ shellCode, registry, parts }) {
  shell = evaluate(shellCode, {});
  routes = shell.routesOf(registry);
  for (const { name, code } of parts) {
    try {
      const drawn = await shell.screensOf(evaluate(code, shell.shared));
      for (const [path, screen] of drawn) screens.set(path, { name, screen });
    } catch {
      // The screens of the other parts are still drawn.
    }
  }
  return { screens: [...screens].map(([path, { name }]) => [path, name]) };
}

async function draw({ viewer }) {
  if (!routes.some(({ path }) => path === viewer.path)) return { html: null };
  return { html: await shell.draw(viewer, routes, screens.get(viewer.path)?.screen ?? null) };
}

const TASKS = { load, draw };

/** Drawings run one at a time, because each sets the globals that stand for its window. */
let turn = Promise.resolve();
process.on('message', ({ id, task, ...input }) => {
  turn = turn
    .then(() => TASKS[task](input))
    .catch(() => ({ html: null }))
    .then((result) => process.send({ id, ...result }));
});
process.on('disconnect', () => process.exit());
