import { actions, button, el, heading, show } from './dom.js';
import { enter, leave, reportError } from './session.js';

/** Shows the bank's error with a button to leave and, if possible, one to go back. */
export function showError(error, retry) {
  enter('ERROR', null);
  reportError(error);
  show(
    heading('That did not work'),
    el(
      'p',
      { role: 'alert' },
      error.display_message ?? error.error_message ?? 'The practice bank did not answer.',
    ),
    actions(
      retry && button('Try again', retry, 'primary'),
      button('Exit', () => leave(error)),
    ),
  );
}

/** Runs a step and shows the error if the bank refuses it. */
export async function tryTo(step, retry) {
  try {
    await step();
  } catch (error) {
    showError(error.error_code ? error : unreachable, retry);
  }
}

const unreachable = {
  error_type: 'API_ERROR',
  error_code: 'INTERNAL_SERVER_ERROR',
  error_message: 'the practice bank did not answer',
  display_message: 'The practice bank did not answer. Is it still running?',
};
