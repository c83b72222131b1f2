import { PATHS, summaryPdfInputSchema } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { ownerOf } from '../../work/owner-of';
import { workshop } from '../../work/workshop';
import { factFinderOf } from '../fact-finder';
import { whenOf } from '../today';
import { summaryDocument } from './summary-document';
import { writeSummary } from './work';

/** A document takes a good part of a tenth of a second: this many a minute are plenty. */
const rateLimit = { max: 20, timeWindow: '1 minute' };

/** The fact finder's summary as a PDF to keep. Nothing of it is stored. */
export const summaryRoutes: Routes = (app, deps) => {
  app.post(
    PATHS.finance.factFinderSummaryPdf,
    { schema: { body: summaryPdfInputSchema }, config: { rateLimit } },
    async (request, reply) => {
      const { userId } = request.person;
      const financialData = await app.financialDataOf(userId);
      const facts = await factFinderOf(deps.db, userId, async () => financialData);
      const preparedOn = whenOf(deps).today;
      const { timeZone } = deps.config;
      const document = summaryDocument(financialData, { facts, preparedOn, timeZone });
      const pdf = await workshop.run(ownerOf(request), writeSummary, document);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename=halyard-summary-${preparedOn}.pdf`)
        .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
    },
  );
};
