import { appApi, read } from '@halyard/shared-contracts/store';
import { PLAN_PATHS } from '@halyard/shared-contracts/wire';
import { pdfAddress } from '../data/pdf';

const summaryPdfApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningSummaryPdf: build.mutation<string, void>({
      query: () => ({
        ...read(PLAN_PATHS.factFinderSummaryPdf),
        method: 'POST',
        body: { summary: true },
        responseHandler: pdfAddress,
      }),
    }),
  }),
});

export const { usePlanningSummaryPdfMutation } = summaryPdfApi;
