import { appApi, read } from '@halyard/shared-contracts/store';
import {
  decodeNotifications,
  decodeScore,
  DEMO_USER_ID,
  type NotificationsAnswer,
  PATHS,
  type ScoreAnswer,
} from '@halyard/shared-contracts/wire';

const homeApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardScore: build.query<ScoreAnswer, void>({
      query: () => read(PATHS.finance.score),
      transformResponse: decodeScore,
      providesTags: ['Finance'],
    }),
    dashboardNotifications: build.query<NotificationsAnswer, void>({
      query: () => read(PATHS.finance.notifications),
      transformResponse: decodeNotifications,
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
          homeApi.util.updateQueryData('dashboardNotifications', undefined, (answer) => ({
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

export const {
  useDashboardNotificationsQuery,
  useDashboardReadNotificationMutation,
  useDashboardScoreQuery,
} = homeApi;
