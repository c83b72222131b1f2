import { appApi, read } from '@halyard/shared-contracts/store';
import {
  decodeHome,
  DEMO_USER_ID,
  type HomeAnswer,
  FINANCE_PATHS,
} from '@halyard/shared-contracts/wire';

const homeApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardHome: build.query<HomeAnswer, void>({
      query: () => read(FINANCE_PATHS.home),
      transformResponse: decodeHome,
      providesTags: ['Finance'],
    }),
    dashboardReadNotification: build.mutation<unknown, string>({
      query: (id) => ({
        url: `${FINANCE_PATHS.notifications}/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: { userId: DEMO_USER_ID, read: true },
      }),
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        const mark = (isRead: boolean) =>
          dispatch(
            homeApi.util.updateQueryData('dashboardHome', undefined, (answer) => ({
              ...answer,
              notifications: answer.notifications.map((each) =>
                each.id === id ? { ...each, read: isRead } : each,
              ),
            })),
          );
        mark(true);
        // An answer that was already on its way does not contain the change.
        queryFulfilled.then(
          () => mark(true),
          () => mark(false),
        );
      },
    }),
  }),
});

export const { useDashboardHomeQuery, useDashboardReadNotificationMutation } = homeApi;
