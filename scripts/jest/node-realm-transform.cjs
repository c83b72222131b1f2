const swcJest = require('@swc/jest');

/**
 * A transformer for `node-realm-environment.cjs`. Jest runs each module in the realm of its test file, where a global
 * name is two hundred times slower to read than in Node's own realm. So each module becomes one call that runs it there.
 */
module.exports = {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    return {
      ...swc,
      process(source, filename, settings) {
        const { code, map } = swc.process(source, filename, settings);
        const moduleFunction = `nodeRealm.run(__filename, ${JSON.stringify(code)})`;
        const packages = 'nodeRealm.requireFor(__filename, require)';
        const jest = code.includes('jest.mock(') ? 'nodeRealm.noteMocks(__filename, jest)' : 'jest';
        return {
          code: `${moduleFunction}(module, exports, ${packages}, __dirname, __filename, ${jest});`,
          map,
        };
      },
    };
  },
};
