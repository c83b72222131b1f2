import { chooseAccounts, chooseBank } from './connect.js';
import { showError, tryTo } from './failure.js';
import { linkToken, oauthStateId, onHost, sendToHost } from './host.js';
import { repair } from './repair.js';
import { post } from './server.js';
import { leave, report, resetSession, session } from './session.js';

/** Shows the first screen: the repair, the rest of an OAuth sign-in, or the list of banks. */
async function begin() {
  resetSession();
  report('OPEN');
  await tryTo(async () => {
    const offer = await post('/link/ui/session', {
      link_token: linkToken,
      oauth_state_id: oauthStateId,
    });
    if (offer.update) repair(offer);
    else if (offer.resume) resume(offer);
    else chooseBank(offer);
  });
}

function resume(offer) {
  session.institution = offer.resume.institution;
  session.persona = offer.resume.persona;
  if (offer.resume.approved) void chooseAccounts(offer);
  else showError(denied, () => chooseBank(offer));
}

const denied = {
  error_type: 'OAUTH_ERROR',
  error_code: 'ACCESS_NOT_GRANTED',
  error_message: 'user did not grant access',
  display_message: 'You did not let the bank share your accounts.',
};

const close = document.getElementById('close');
close.addEventListener('click', () => leave());
close.disabled = false;
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') leave();
});
onHost({ open: begin, exit: () => leave() });
sendToHost('ready');
