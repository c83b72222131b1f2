import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import rspack from '@rspack/core';
import { compressFolder } from '../../build/compress.mjs';
import { builtRemotes } from '../../build/built.mjs';
import { BUILD, ROOT } from '../../paths.mjs';
import {
  browserConfig,
  compileAhead,
  integrityPlugins,
  output,
} from '../../remote-kit/preset/browser.mjs';

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-redux|react-router|@reduxjs|redux|immer|reselect|use-sync-external-store|valibot)\//;

export const siteOf = (name) => join(BUILD, 'bench', name);

/** Returns the config for the same source as one bundle (`twin`), or for the React hello (`hello`). */
export function bundleConfig(name) {
  const base = browserConfig({
    name: 'shell',
    context: join(ROOT, 'shell'),
    dev: false,
    cssPrefix: `bench-${name}`,
  });
  return {
    ...base,
    name: `bench-${name}`,
    cache: false,
    entry: { main: join(ROOT, 'scripts/lab/bench/twin', `${name === 'twin' ? 'main' : name}.mjs`) },
    resolve: {
      ...base.resolve,
      alias: { 'react-router-dom': join(ROOT, 'scripts/rspack/router.mjs') },
    },
    output: output(false, {
      path: join(siteOf(name), 'shell'),
      publicPath: '/',
      clean: true,
      folder: 'assets/',
    }),
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          framework: { test: FRAMEWORK, name: 'framework', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(
        /\/platform\/federation$|^\.\/federation$/,
        (found) => {
          found.request = join(ROOT, 'scripts/lab/bench/twin/no-federation.mjs');
        },
      ),
      new rspack.DefinePlugin({ HALYARD_REGISTRY_KEYS: '{}' }),
      new rspack.HtmlRspackPlugin({
        template: join(ROOT, 'shell/src/index.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
      compileAhead(),
      // The api's answers forbid scripts without a hash, for the product and for these sites.
      ...integrityPlugins(false),
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(ROOT, 'shell/public') }] }),
    ],
  };
}

function compile(configs) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve(stats);
      }),
    );
  });
}

function tagOf(site, file) {
  const href = `href="/${file}"`;
  if (file.endsWith('.woff2'))
    return `<link rel="preload" ${href} as="font" type="font/woff2" crossorigin>`;
  const kind = file.endsWith('.css') ? 'style' : 'script';
  const hash = createHash('sha384')
    .update(readFileSync(join(site, file)))
    .digest('base64');
  return `<link rel="preload" ${href} as="${kind}" integrity="sha384-${hash}" crossorigin>`;
}

/** Returns the tag with the reads that home starts before any script arrives. */
function readsTag() {
  const routes = builtRemotes().flatMap(
    ({ folder }) => JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')).routes,
  );
  const { reads } = routes.find(({ path }) => path === '/');
  return `<meta name="halyard-reads" content="${reads.join(' ').replaceAll('&', '&amp;')}">`;
}

/** Adds the same hints to the twin that the product's page has: its font, the chunks of home, and its reads. */
function hint(name, stats) {
  const { namedChunkGroups, assets } = stats.toJson({
    all: false,
    chunkGroups: true,
    assets: true,
  });
  const font = assets.map((asset) => asset.name).filter((file) => file.endsWith('.woff2'));
  const home = (namedChunkGroups.home?.assets ?? []).map((asset) => asset.name);
  const site = join(siteOf(name), 'shell');
  const page = join(site, 'index.html');
  const files = [...font, ...home].map((file) => tagOf(site, file));
  const tags = [...files, name === 'twin' ? readsTag() : ''].join('');
  const html = readFileSync(page, 'utf8').replace('<!-- halyard-preloads -->', tags);
  writeFileSync(page, html);
}

/** Builds the product as one bundle and the React hello, compressed like the product. */
export async function buildTwins() {
  const names = ['twin', 'hello'];
  const { stats } = await compile(names.map((name) => bundleConfig(name)));
  names.forEach((name, index) => hint(name, stats[index]));
  await Promise.all(names.map((name) => compressFolder(siteOf(name))));
}
