import { actions, button, heading, muted, show } from './dom.js';
import { tryTo } from './failure.js';
import { linkToken, sendToHost } from './host.js';
import { post } from './server.js';
import { enter, leave, report, session } from './session.js';

const POPUP = 'width=420,height=640';

/**
 * Signs in at a bank with a page of its own. If the app gave a redirect URI, the browser leaves for that page and
 * returns; otherwise the page opens in a window.
 */
export function signInAtBank(offer, onApproved) {
  enter('OAUTH', 'requires_oauth');
  const open = () =>
    tryTo(async () => {
      const { url } = await post('/link/ui/oauth', {
        link_token: linkToken,
        institution_id: session.institution.institution_id,
        persona: session.persona.id,
      });
      report('OPEN_OAUTH');
      if (offer.redirects) sendToHost('redirect', { url });
      else waitFor(window.open(url, '_blank', POPUP), onApproved);
    });
  show(
    heading(`Continue at ${session.institution.name}`),
    muted('This bank asks you to sign in on its own page.'),
    actions(
      button('Continue to the bank', open, 'primary'),
      button('Cancel', () => leave()),
    ),
  );
}

function waitFor(popup, onApproved) {
  addEventListener('message', function listen({ origin, source, data }) {
    if (origin !== location.origin || source !== popup) return;
    removeEventListener('message', listen);
    if (data?.type === 'oauth-approved') onApproved();
    else leave();
  });
}
