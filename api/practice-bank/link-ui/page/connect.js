import { buttonList, inputList, ticked } from './choices.js';
import { actions, button, el, heading, muted, show } from './dom.js';
import { showError, tryTo } from './failure.js';
import { linkToken } from './host.js';
import { signInAtBank } from './oauth-step.js';
import { post } from './server.js';
import { enter, handOver, leave, report, session } from './session.js';

const WRONG_CREDENTIALS = {
  error_type: 'ITEM_ERROR',
  error_code: 'INVALID_CREDENTIALS',
  error_message: 'the provided credentials were not correct',
  display_message: 'The provided credentials were incorrect. Please try again.',
};

/** In step 1, the user chooses a bank. */
export function chooseBank(offer) {
  enter('SELECT_INSTITUTION', null);
  const isWell = (bank) => bank.health === 'healthy';
  const choose = (bank) => {
    session.institution = bank;
    report('SELECT_INSTITUTION');
    choosePerson(offer);
  };
  show(
    heading('Choose your bank'),
    muted('These banks exist only on this computer. Nothing here reaches a real one.'),
    buttonList(offer.institutions.filter(isWell), choose),
    el('h2', {}, 'Banks with trouble, for trying things out'),
    buttonList(
      offer.institutions.filter((bank) => !isWell(bank)),
      choose,
    ),
  );
}

/** In step 2, the user chooses a persona from the list; there is no password. */
function choosePerson(offer) {
  enter('CREDENTIAL', 'requires_credentials');
  const signIn = () => {
    session.persona = offer.personas[ticked()[0]];
    report('SUBMIT_CREDENTIALS');
    if (session.institution.oauth) signInAtBank(offer, () => chooseAccounts(offer));
    else void chooseAccounts(offer);
  };
  show(
    heading('Who are you today?'),
    inputList('radio', `Sign in to ${session.institution.name} as`, offer.personas),
    actions(
      button('Continue', signIn, 'primary'),
      button(
        'Pretend the sign-in fails',
        () => showError(WRONG_CREDENTIALS, () => choosePerson(offer)),
        'link',
      ),
      button('Back', () => chooseBank(offer)),
    ),
  );
}

/** In step 3, the user chooses accounts. */
export function chooseAccounts(offer) {
  return tryTo(
    async () => {
      const { accounts } = await post('/link/ui/accounts', place());
      enter('SELECT_ACCOUNT', 'requires_account_selection');
      const next = button('Continue', () => consent(offer, ticked()), 'primary');
      const list = inputList('checkbox', 'Share these accounts', accounts);
      list.addEventListener('change', () => (next.disabled = ticked().length === 0));
      show(
        heading('Choose accounts'),
        list,
        actions(
          next,
          button('Back', () => choosePerson(offer)),
        ),
      );
    },
    () => choosePerson(offer),
  );
}

/** In step 4, the user reads what will be shared. */
function consent(offer, indexes) {
  enter('CONSENT', 'requires_account_selection');
  show(
    heading(`Share with ${offer.client_name}`),
    el('p', {}, `${offer.client_name} will be able to see, for the accounts you chose:`),
    el(
      'ul',
      { class: 'facts' },
      ...['names and balances', 'transactions', 'loan terms and holdings, where there are any'].map(
        (fact) => el('li', {}, fact),
      ),
    ),
    muted(
      'It cannot move money. You can disconnect at any time. The data is made up for practice.',
    ),
    actions(
      button('Allow', () => connect(indexes), 'primary'),
      button('Cancel', () => leave()),
    ),
  );
}

function connect(indexes) {
  enter('LOADING', 'requires_account_selection');
  return tryTo(async () => {
    const done = await post('/link/ui/connect', { ...place(), account_indexes: indexes });
    succeed(done, `${session.institution.name} is connected`);
  });
}

/** The repair of a connection ends with this step, too. */
export function succeed({ public_token, accounts }, text) {
  enter('CONNECTED', 'connected');
  const count = accounts.length === 1 ? '1 account' : `${accounts.length} accounts`;
  show(
    heading(text),
    muted(`${count} shared. Practice data only.`),
    actions(button('Finish', () => handOver(public_token, accounts), 'primary')),
  );
}

const place = () => ({
  link_token: linkToken,
  institution_id: session.institution.institution_id,
  persona: session.persona.id,
});
