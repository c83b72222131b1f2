import { createHash } from 'node:crypto';
import { escapedHtml } from '../../platform/escaped-html';
import { STORED_DAYS } from '../command/gc';
import type { Trial } from './trial';

/** The page uses no file of the shell, because it must look the same under every live shell. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f5f6f8, #111318); color: light-dark(#14161a, #f2f3f5); }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.5rem; }
button, a { box-sizing: border-box; min-height: 2.75rem; padding: 0.625rem 1rem; border-radius: 0.625rem; font: inherit; font-weight: 600; }
button { border: 0; background: #0061d5; color: #fff; cursor: pointer; }
a { color: light-dark(#0055bb, #7db4ff); }
:focus-visible { outline: 3px solid #7db4ff; outline-offset: 2px; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

export const TRIAL_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

const warning = (origin: string | null): string =>
  origin === null
    ? 'Nobody else gets it, and it may not be finished.'
    : `Its code comes from ${origin} on this computer. Continue only if you started it there yourself.`;

/** The link never expires by itself: it works as long as the store has the files. */
const expiry = ({ origin, entry }: Trial): string =>
  origin === null
    ? `<p>It was published on ${entry.published.at.slice(0, 10)}. This link works for ${STORED_DAYS} days from then at least, and longer while the version is among the newest five.</p>`
    : '';

/** Asks before a link changes what a browser runs, because a stranger may have sent the link. */
export const trialPage = (trial: Trial): string => {
  const { remote, version, owner, origin } = trial;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Try a version · Halyard</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Try ${escapedHtml(remote)} ${escapedHtml(version)} in this browser?</h1>
      <p>${escapedHtml(owner)} made this version. ${escapedHtml(warning(origin))}</p>
      ${expiry(trial)}
      <p>It ends after eight hours, or when you choose Reset at the top of a screen.</p>
      <form method="post">
        <button type="submit">Try it</button>
        <a href="/">Back to Halyard</a>
      </form>
    </main>
  </body>
</html>
`;
};
