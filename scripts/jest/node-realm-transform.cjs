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

/** The same code with the counters of a run that measures coverage. */
function counted({ code, map }, filename) {
  return {
    code: instrumenter.instrumentSync(code, filename, JSON.parse(map)),
    map: JSON.stringify(instrumenter.lastSourceMap()),
  };
}

/** What an older transformer has made would not fit the environment of today. */
const OWN_SOURCE = readFileSync(__filename);

const REPLACES_MODULES = /\bjest\.(mock|isolateModules|resetModules)\(/;

/**
 * A transformer for `node-realm-environment.cjs`. Jest runs each module in the realm of its test file, where a global
 * name is two hundred times slower to read than in Node's own realm. So each module becomes one call that runs it there.
 */
module.exports = {
  createTransformer(options) {
    const swc = swcJest.createTransformer({ ...options, sourceMaps: true });
    return {
      ...swc,
      // Jest itself would count the call and not the module.
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
