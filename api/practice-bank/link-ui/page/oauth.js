import { actions, button, el, heading, muted, show } from './dom.js';
import { post } from './server.js';

const state = new URL(location.href).searchParams.get('state');

/** Sends the result to the page that opened this window, or returns to the app. */
async function answer(isApproved) {
  const { redirect } = await post('/link/ui/oauth/answer', { state, approved: isApproved });
  if (redirect) {
    location.assign(redirect);
    return;
  }
  window.opener?.postMessage(
    { type: isApproved ? 'oauth-approved' : 'oauth-denied' },
    location.origin,
  );
  window.close();
}

show(
  heading('Platypus OAuth Bank'),
  muted('This page stands for the bank’s own sign-in page. No password is asked for.'),
  el('p', {}, 'Do you let your accounts be shared?'),
  actions(
    button('Sign in and share', () => answer(true), 'primary'),
    button('Do not share', () => answer(false)),
  ),
);
