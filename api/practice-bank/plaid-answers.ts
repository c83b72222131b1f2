import type { FastifyError, FastifyInstance } from 'fastify';
import { errorBody, type FaultCode, faultStatus, PlaidFault } from './plaid-fault';

/** Answers failures and unknown paths as Plaid does. */
export function answerErrorsLikePlaid(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, { id }, reply) => {
    const [code, detail] = faultOf(error);
    return reply.status(faultStatus(code)).send(errorBody(code, id, detail));
  });
  app.setNotFoundHandler(({ id }, reply) =>
    reply.status(faultStatus('NOT_FOUND')).send(errorBody('NOT_FOUND', id)),
  );
}

function faultOf(error: FastifyError): [FaultCode, string | undefined] {
  if (error instanceof PlaidFault) return [error.code, error.detail];
  const isRequestsFault = error.statusCode !== undefined && error.statusCode < 500;
  return [isRequestsFault ? 'INVALID_BODY' : 'INTERNAL_SERVER_ERROR', undefined];
}
