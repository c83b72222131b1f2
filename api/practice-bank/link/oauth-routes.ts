import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { requestId } from '../bank/ids';
import { PlaidFault } from '../plaid-fault';
import { read } from '../request-body';
import type { Context } from '../routes/context';
import { signInOf } from './session-routes';

const startBody = v.object({
  link_token: v.string(),
  institution_id: v.string(),
  persona: v.string(),
});
const answerBody = v.object({ state: v.string(), approved: v.boolean() });

/** Adds the sign-in on a bank's own page: its address, and the decision of the user. */
export function linkOauthRoutes(app: FastifyInstance, context: Context): void {
  app.post('/link/ui/oauth', async (request) => {
    const { token, institution, persona } = signInOf(context, read(startBody, request.body));
    const stateId = requestId();
    token.oauth = { stateId, institutionId: institution.id, persona: persona.id, approved: null };
    return { url: `${originOf(request)}/link/oauth?state=${stateId}` };
  });

  app.post('/link/ui/oauth/answer', async ({ body }) => {
    const { state, approved } = read(answerBody, body);
    const token = context.bank.state.linkTokens.find((one) => one.oauth?.stateId === state);
    if (!token?.oauth) throw new PlaidFault('INVALID_LINK_TOKEN');
    token.oauth = { ...token.oauth, approved };
    return { redirect: token.redirectUri && `${token.redirectUri}?oauth_state_id=${state}` };
  });
}

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;
