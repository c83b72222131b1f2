/**
 * Lets hot reload run a file of endpoints again in development. Its endpoints then replace only its own earlier
 * ones in the store.
 */
module.exports = (source) =>
  source.replaceAll(
    "overrideExisting: 'throw'",
    "overrideExisting: import.meta.webpackHot?.data ? true : 'throw'",
  );
