/**
 * Lets hot reload run a file of endpoints again: its endpoints replace its own earlier ones in the store, and no
 * others. Development only.
 */
module.exports = (source) =>
  source.replaceAll(
    "overrideExisting: 'throw'",
    "overrideExisting: import.meta.webpackHot?.data ? true : 'throw'",
  );
