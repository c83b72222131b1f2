import { PATHS, summaryPdfInputSchema } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { factFinderOf } from '../fact-finder';
import { whenOf } from '../today';
import { renderPdf } from './render-pdf';
import { summaryDocument } from './summary-document';

/** A document takes the main thread for a good part of a tenth of a second: this many a minute are plenty. */
const rateLimit = { max: 20, timeWindow: '1 minute' };

/** The fact finder's summary as a PDF to keep. Nothing of it is stored. */
export const summaryRoutes: Routes = (app, deps) => {
  app.post(
    PATHS.finance.factFinderSummaryPdf,
    { schema: { body: summaryPdfInputSchema }, config: { rateLimit } },
    async ({ person: { userId } }, reply) => {
      const household = await app.householdOf(userId);
      const facts = await factFinderOf(deps.db, userId, async () => household);
      const preparedOn = whenOf(deps).today;
      const { timeZone } = deps.config;
      const pdf = await renderPdf(summaryDocument(household, { facts, preparedOn, timeZone }));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename=halyard-summary-${preparedOn}.pdf`)
        .send(pdf);
    },
  );
};
