import { decodeChanges, PATHS, scenarioInputSchema } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { ownerOf } from '../../work/owner-of';
import { workerPool } from '../../work/worker-pool';
import { writeSummary } from '../summary/work';
import { whenOf } from '../today';
import { planContext } from './plan-context';
import { tryFutures } from './try-futures';
import { whatIfDocument } from './what-if-document';

const rateLimit = { max: 20, timeWindow: '1 minute' };

export const whatIfRoutes: Routes = (app, deps) => {
  app.post(
    PATHS.finance.whatIfPdf,
    { schema: { body: scenarioInputSchema }, config: { rateLimit } },
    async (request, reply) => {
      const { userId } = request.person;
      const { name, ...changes } = request.body;
      const preparedOn = whenOf(deps, request.person).today;
      const document = await whatIfDocument(await app.financialDataOf(userId), {
        context: await planContext(deps.db, userId),
        name,
        changes: decodeChanges(changes),
        preparedOn,
        outcome: tryFutures,
      });
      const pdf = await workerPool.run(ownerOf(request), writeSummary, document);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename=halyard-what-if-${preparedOn}.pdf`)
        .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
    },
  );
};
