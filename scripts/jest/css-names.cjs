/** Stands in for a CSS module: every class name is its own key, so tests can read it. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
