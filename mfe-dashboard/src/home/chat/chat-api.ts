import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type AiStatus,
  aiStatusSchema,
  chatAnswerSchema,
  chatHistorySchema,
  type ChatMessage,
  DEMO_USER_ID,
  PATHS,
} from '@halyard/shared-contracts/wire';
import { conform } from '../../conform';
import { apology, WELCOME } from './chat-words';

interface Question {
  readonly message: string;
  /** What was said before, oldest first. */
  readonly chatHistory: readonly ChatMessage[];
}

const said = (type: ChatMessage['type'], content: string): ChatMessage => ({
  id: crypto.randomUUID(),
  type,
  content,
  timestamp: new Date().toISOString(),
});

const chatApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardAiStatus: build.query<AiStatus, void>({
      query: () => ({ url: PATHS.ai.status }),
      rawResponseSchema: aiStatusSchema,
    }),
    /** The talk so far. One without a past, or whose past cannot be read, begins with a welcome. */
    dashboardChatHistory: build.query<readonly ChatMessage[], void>({
      queryFn: async (_arg, _api, _options, baseQuery) => {
        const result = await baseQuery(read(PATHS.ai.chatHistory));
        const past = result.error ? [] : (await conform(chatHistorySchema, result.data)).messages;
        return { data: past.length > 0 ? past : [said('ai', WELCOME)] };
      },
      providesTags: ['Chat'],
    }),
    /** Puts the question into the talk at once, and the reply or an apology when it comes. */
    dashboardSendChat: build.mutation<ChatMessage, Question>({
      query: (question) => ({
        url: PATHS.ai.chat,
        method: 'POST',
        body: { ...question, userId: DEMO_USER_ID },
      }),
      rawResponseSchema: chatAnswerSchema,
      transformResponse: ({ response }: { response: ChatMessage }) => response,
      onQueryStarted: async ({ message }, { dispatch, queryFulfilled }) => {
        const append = (line: ChatMessage) =>
          dispatch(
            chatApi.util.updateQueryData('dashboardChatHistory', undefined, (talk) => [
              ...talk,
              line,
            ]),
          );
        append(said('user', message));
        const reply = await queryFulfilled.then(
          ({ data }) => data,
          ({ error }: { error: unknown }) => said('ai', apology(error)),
        );
        append(reply);
      },
    }),
  }),
});

export const {
  useDashboardAiStatusQuery,
  useDashboardChatHistoryQuery,
  useDashboardSendChatMutation,
} = chatApi;
