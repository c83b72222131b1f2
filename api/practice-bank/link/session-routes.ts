import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findInstitution, institutionForSignIn } from '../bank/institutions';
import type { LinkToken } from '../bank/state';
import { isFaultCode, PlaidFault } from '../plaid-fault';
import type { Persona } from '../persona/persona';
import { read } from '../request-body';
import type { Context } from '../routes/context';
import { webhookBody } from '../webhooks/bodies';
import { accountChoice, bankChoice, offerOf, personaChoice, sharedAccounts } from './offer';

const sessionBody = v.object({ link_token: v.string(), oauth_state_id: v.nullish(v.string()) });
const signInEntries = { link_token: v.string(), institution_id: v.string(), persona: v.string() };
const signInBody = v.object(signInEntries);
const connectBody = v.object({ ...signInEntries, account_indexes: v.array(v.number()) });

export function linkSessionRoutes(app: FastifyInstance, context: Context): void {
  const { linkTokens, personas } = context;

  app.post('/link/ui/session', async ({ body }) => {
    const { link_token, oauth_state_id } = read(sessionBody, body);
    const token = linkTokens.usable(link_token);
    return {
      ...offerOf(token, personas),
      update: token.update && { institution: updateBank(context, token) },
      resume: oauth_state_id ? resumeOf(context, token, oauth_state_id) : null,
    };
  });

  app.post('/link/ui/accounts', async ({ body }) => {
    const { persona } = signInOf(context, read(signInBody, body));
    return { accounts: (persona.user.override_accounts ?? []).map(accountChoice) };
  });

  app.post('/link/ui/connect', async ({ body }) => connect(context, read(connectBody, body)));
  app.post('/link/ui/repair', async ({ body }) =>
    repair(context, read(sessionBody, body).link_token),
  );
}

type SignIn = v.InferOutput<typeof signInBody>;

/** Throws the error that the bank or the persona's `force_error` returns at sign-in. */
export function signInOf({ linkTokens, personas }: Context, signIn: SignIn) {
  const token = linkTokens.usable(signIn.link_token);
  const institution = institutionForSignIn(signIn.institution_id);
  const persona = personas.find((one) => one.id === signIn.persona);
  if (!persona) throw new PlaidFault('INVALID_CREDENTIALS');
  refuse(persona);
  return { token, institution, persona };
}

function refuse({ user }: Persona): void {
  if (user.force_error && isFaultCode(user.force_error)) throw new PlaidFault(user.force_error);
  if (!user.override_accounts?.length) throw new PlaidFault('NO_ACCOUNTS');
}

function connect(context: Context, body: v.InferOutput<typeof connectBody>) {
  const { token, institution, persona } = signInOf(context, body);
  if (token.update || body.account_indexes.length === 0) throw new PlaidFault('INVALID_FIELD');
  const item = context.bank.openItem({
    user: persona.user,
    institutionId: institution.id,
    products: [
      ...token.products,
      ...token.ifSupported.filter((name) =>
        institution.products.some((product) => product === name),
      ),
    ],
    webhook: token.webhook,
    daysRequested: token.daysRequested,
    accountIndexes: body.account_indexes,
    dynamic: false,
  });
  token.finished = true;
  return {
    public_token: context.bank.publicTokens.issue(item.itemId),
    accounts: sharedAccounts(item),
  };
}

/** In update mode there is no new public token, because the access token stays the same. */
function repair({ bank, linkTokens, webhooks }: Context, linkToken: string) {
  const token = linkTokens.usable(linkToken);
  const item = token.update && bank.itemById(token.update.itemId);
  if (!item) throw new PlaidFault('INVALID_LINK_TOKEN');
  item.error = null;
  token.finished = true;
  webhooks.send(item, webhookBody('LOGIN_REPAIRED', item, bank.clock()));
  return { public_token: null, accounts: sharedAccounts(item) };
}

function updateBank({ bank }: Context, token: LinkToken) {
  const item = token.update && bank.itemById(token.update.itemId);
  const institution = item && findInstitution(item.institutionId);
  if (!institution) throw new PlaidFault('ITEM_NOT_FOUND');
  return bankChoice(institution);
}

/**
 * Returns the sign-in on a bank's own page from which this session returns. Throws INVALID_LINK_TOKEN if it belongs
 * to another session.
 */
function resumeOf({ personas }: Context, token: LinkToken, stateId: string) {
  const { oauth } = token;
  const institution = oauth && findInstitution(oauth.institutionId);
  const persona = personas.find((one) => one.id === oauth?.persona);
  if (oauth?.stateId !== stateId || !institution || !persona)
    throw new PlaidFault('INVALID_LINK_TOKEN', 'oauth_state_id does not belong to this link_token');
  return {
    institution: bankChoice(institution),
    persona: personaChoice(persona),
    approved: oauth.approved === true,
  };
}
