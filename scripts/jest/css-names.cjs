/** Replaces a CSS module in tests. Each class name equals its key. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
