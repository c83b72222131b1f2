import type { FastifyInstance } from 'fastify';
import type { InstitutionsGetByIdResponse, ProductStatus } from 'plaid';
import * as v from 'valibot';
import { findInstitution, type Institution } from '../bank/institutions';
import { PlaidFault } from '../plaid-fault';
import type { Answer, Wire } from '../plaid-wire';
import { read } from '../request-body';
import type { Context } from './context';

const byIdBody = v.object({ institution_id: v.string(), country_codes: v.array(v.string()) });

export function institutionRoutes(app: FastifyInstance, { bank }: Context): void {
  app.post(
    '/institutions/get_by_id',
    async ({ body }): Promise<Answer<InstitutionsGetByIdResponse>> => {
      const institution = findInstitution(read(byIdBody, body).institution_id);
      if (!institution) throw new PlaidFault('INVALID_INSTITUTION');
      return { institution: institutionAnswer(institution, bank.clock().toISOString()) };
    },
  );
}

function institutionAnswer(
  one: Institution,
  now: string,
): Wire<InstitutionsGetByIdResponse>['institution'] {
  const status = productStatus(one.health, now);
  return {
    country_codes: ['US'],
    dtc_numbers: [],
    institution_id: one.id,
    logo: null,
    name: one.name,
    oauth: one.oauth,
    primary_color: null,
    products: [...one.products],
    routing_numbers: [],
    status: { item_logins: status, transactions_updates: status, health_incidents: [] },
    url: null,
  };
}

const success = { healthy: 1, degraded: 0.55, down: 0, unsupported: 0 };

function productStatus(health: Institution['health'], now: string): Wire<ProductStatus> {
  const rate = success[health];
  return {
    status: health === 'healthy' ? 'HEALTHY' : health === 'degraded' ? 'DEGRADED' : 'DOWN',
    last_status_change: now,
    breakdown: {
      success: rate,
      error_plaid: 0,
      error_institution: Math.round((1 - rate) * 100) / 100,
      refresh_interval: health === 'healthy' ? 'NORMAL' : 'DELAYED',
    },
  };
}
