import { appApi, read } from '@halyard/shared-contracts/store';
import { PATHS } from '@halyard/shared-contracts/wire';

const PDF = 'application/pdf';

async function pdfAddress(response: Response): Promise<unknown> {
  const isPdf = response.headers.get('content-type')?.startsWith(PDF) ?? false;
  return isPdf ? URL.createObjectURL(await response.blob()) : response.json();
}

const summaryPdfApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningSummaryPdf: build.mutation<string, void>({
      query: () => ({
        ...read(PATHS.finance.factFinderSummaryPdf),
        method: 'POST',
        body: { summary: true },
        responseHandler: pdfAddress,
      }),
    }),
  }),
});

export const { usePlanningSummaryPdfMutation } = summaryPdfApi;
