import { PATHS, summaryPdfInputSchema } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { ownerOf } from '../../work/owner-of';
import { workerPool } from '../../work/worker-pool';
import { factFinderOf } from '../user-entries/fact-finder';
import { planOfUser } from '../plan/plan-of-user';
import { whenOf, zoneFor } from '../today';
import { summaryDocument } from './summary-document';
import { writeSummary } from './work';

const rateLimit = { max: 20, timeWindow: '1 minute' };

export const summaryRoutes: Routes = (app, deps) => {
  app.post(
    PATHS.finance.factFinderSummaryPdf,
    { schema: { body: summaryPdfInputSchema }, config: { rateLimit } },
    async (request, reply) => {
      const { userId } = request.person;
      const financialData = await app.financialDataOf(userId);
      const facts = await factFinderOf(deps.db, userId, async () => financialData);
      const preparedOn = whenOf(deps, request.person).today;
      const timeZone = zoneFor(request.person, deps.config);
      const plan = await planOfUser(deps.db, userId, financialData);
      const document = summaryDocument(financialData, { plan, facts, preparedOn, timeZone });
      const pdf = await workerPool.run(ownerOf(request), writeSummary, document);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename=halyard-summary-${preparedOn}.pdf`)
        .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
    },
  );
};
