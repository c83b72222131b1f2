import { appApi, read } from '@halyard/shared-contracts/store';
import { decodeForecast, type ForecastAnswer, FINANCE_PATHS } from '@halyard/shared-contracts/wire';

const forecastApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** An undefined account means all cash accounts. */
    moneyForecast: build.query<ForecastAnswer, string | undefined>({
      query: (account) => read(FINANCE_PATHS.forecast, { account }),
      transformResponse: decodeForecast,
      providesTags: ['Finance'],
    }),
  }),
});

export const { useMoneyForecastQuery } = forecastApi;
