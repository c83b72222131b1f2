import { succeed } from './connect.js';
import { actions, button, heading, muted, show } from './dom.js';
import { tryTo } from './failure.js';
import { linkToken } from './host.js';
import { post } from './server.js';
import { enter, leave, report, session } from './session.js';

/** Update mode: the user signs in again; the connection, its accounts, and its access token stay. */
export function repair({ update }) {
  session.institution = update.institution;
  enter('CREDENTIAL', 'requires_credentials');
  show(
    heading(`Sign in to ${update.institution.name} again`),
    muted(
      'The bank asks you to confirm who you are. Your accounts and their history stay as they are.',
    ),
    actions(
      button('Sign in', signIn, 'primary'),
      button('Cancel', () => leave()),
    ),
  );
}

function signIn() {
  report('SUBMIT_CREDENTIALS');
  return tryTo(async () => {
    const done = await post('/link/ui/repair', { link_token: linkToken });
    succeed(done, `${session.institution.name} is connected again`);
  });
}
