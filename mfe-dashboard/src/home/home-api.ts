import { appApi, read } from '@halyard/shared-contracts/store';
import { decodeHome, DEMO_USER_ID, type HomeAnswer, PATHS } from '@halyard/shared-contracts/wire';

const homeApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardHome: build.query<HomeAnswer, void>({
      query: () => read(PATHS.finance.home),
      transformResponse: decodeHome,
      providesTags: ['Finance'],
    }),
    /** Marked at once; taken back when the server refuses. */
    dashboardReadNotification: build.mutation<unknown, string>({
      query: (id) => ({
        url: `${PATHS.finance.notifications}/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: { userId: DEMO_USER_ID, read: true },
      }),
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        const marked = dispatch(
          homeApi.util.updateQueryData('dashboardHome', undefined, (answer) => ({
            ...answer,
            notifications: answer.notifications.map((each) =>
              each.id === id ? { ...each, read: true } : each,
            ),
          })),
        );
        queryFulfilled.catch(marked.undo);
      },
    }),
  }),
});

export const { useDashboardHomeQuery, useDashboardReadNotificationMutation } = homeApi;
