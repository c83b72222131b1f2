/**
 * Lets hot reload run a file again that adds endpoints to the store: they take the place of its own earlier ones,
 * and nobody else's. Development only.
 */
module.exports = (source) =>
  source.replaceAll(
    "overrideExisting: 'throw'",
    "overrideExisting: import.meta.webpackHot?.data ? true : 'throw'",
  );
