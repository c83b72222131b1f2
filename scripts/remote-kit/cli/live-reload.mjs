/* A part of builds that `halyard-remote dev --against` makes, and of no other: it loads the page again after an edit. */
new EventSource(new URL('live', __webpack_public_path__)).addEventListener('message', () =>
  location.reload(),
);
