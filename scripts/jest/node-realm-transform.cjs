const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createInstrumenter } = require('istanbul-lib-instrument');
const swcJest = require('@swc/jest');

const { COUNTERS } = require('./coverage.cjs');

const instrumenter = createInstrumenter({
  esModules: false,
  produceSourceMap: true,
  coverageVariable: COUNTERS,
});

/** Adds the counters for a run that measures coverage. */
function counted({ code, map }, filename) {
  return {
    code: instrumenter.instrumentSync(code, filename, JSON.parse(map)),
    map: JSON.stringify(instrumenter.lastSourceMap()),
  };
}

/** The cache key contains this source, because code of an older transformer would not fit the current environment. */
const OWN_SOURCE = readFileSync(__filename);

const REPLACES_MODULES = /\bjest\.(mock|isolateModules|resetModules)\(/;

/**
 * Transforms modules for `node-realm-environment.cjs`. Jest runs each module in the realm of its test file, where
 * reading a global name is two hundred times slower than in Node's own realm. So the transformed module is one call
 * that runs it in Node's realm.
 */
module.exports = {
  createTransformer(options) {
    const swc = swcJest.createTransformer({ ...options, sourceMaps: true });
    return {
      ...swc,
      // Without this, Jest would count the call instead of the module.
      canInstrument: true,
      getCacheKey: (source, filename, settings) =>
        createHash('sha1')
          .update(swc.getCacheKey(source, filename, settings))
          .update(OWN_SOURCE)
          .update(settings.instrument ? COUNTERS : '')
          .digest('hex'),
      process(source, filename, settings) {
        const plain = swc.process(source, filename, settings);
        const { code, map } = settings.instrument ? counted(plain, filename) : plain;
        const moduleFunction = `nodeRealm.run(__filename, ${JSON.stringify(code)})`;
        const packages = 'nodeRealm.requireFor(__filename, require)';
        const jest = REPLACES_MODULES.test(code)
          ? 'nodeRealm.loadAllByJest(__filename, jest)'
          : 'jest';
        return {
          code: `${moduleFunction}(module, exports, ${packages}, __dirname, __filename, ${jest});`,
          map,
        };
      },
    };
  },
};
