import type { App } from './valibot';

/** Many clients name JSON as the type of a body that they do not send, as on a DELETE. */
export function acceptEmptyBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
