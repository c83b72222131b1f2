import { appApi, read } from '@halyard/shared-contracts/store';
import { decodeForecast, type ForecastAnswer, PATHS } from '@halyard/shared-contracts/wire';

const forecastApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    moneyForecast: build.query<ForecastAnswer, void>({
      query: () => read(PATHS.finance.forecast),
      transformResponse: decodeForecast,
      providesTags: ['Finance'],
    }),
  }),
});

export const { useMoneyForecastQuery } = forecastApi;
