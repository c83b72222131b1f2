import { appApi, read } from '@halyard/shared-contracts/store';
import {
  type AiStatus,
  aiStatusSchema,
  chatAnswerSchema,
  chatHistorySchema,
  type ChatMessage,
  chatSentSchema,
  DEMO_USER_ID,
  doneSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import { conform } from '../../conform';
import { apology, STOPPED, WELCOME } from './chat-words';
import { readReply } from './read-reply';
import { type Talk, withLine } from './talk';

/** What became of a question. */
type SendResult = 'answered' | 'stopped' | 'failed';

interface Question {
  readonly message: string;
  /** What was said before, oldest first. */
  readonly chatHistory: readonly ChatMessage[];
}

/** Lines said on this page, counted: a line the server has not stored yet has no other id. */
let lines = 0;

const said = (type: ChatMessage['type'], content: string): ChatMessage => ({
  id: `line-${(lines += 1)}`,
  type,
  content,
  timestamp: new Date().toISOString(),
});

/** The part of a line that the api takes. */
const toldAgain = ({ type, content }: ChatMessage) => ({ type, content });

const chatApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardAiStatus: build.query<AiStatus, void>({
      query: () => ({ url: PATHS.ai.status }),
      rawResponseSchema: aiStatusSchema,
      providesTags: ['Session'],
    }),
    /** The talk so far. One without a past, or whose past cannot be read, begins with a welcome. */
    dashboardChatHistory: build.query<Talk, void>({
      queryFn: async (_arg, _api, _options, baseQuery) => {
        const result = await baseQuery(read(PATHS.ai.chatHistory));
        const past = result.error ? [] : (await conform(chatHistorySchema, result.data)).messages;
        return { data: { lines: past.length > 0 ? past : [said('ai', WELCOME)], step: null } };
      },
      providesTags: ['Chat'],
    }),
    /** Puts the question into the talk at once, the answer as it comes, and an apology when none does. */
    dashboardSendChat: build.mutation<SendResult, Question>({
      queryFn: async ({ message, chatHistory }, { dispatch, signal }, _options, baseQuery) => {
        const change = (next: (talk: Talk) => Talk) =>
          dispatch(chatApi.util.updateQueryData('dashboardChatHistory', undefined, next));
        const onStep = (step: string) => change((talk) => ({ ...talk, step }));
        change((talk) => withLine(talk, said('user', message)));
        const result = await baseQuery({
          url: PATHS.ai.chat,
          method: 'POST',
          headers: { accept: 'text/event-stream, application/json' },
          body: { message, chatHistory: chatHistory.map(toldAgain), userId: DEMO_USER_ID },
          responseHandler: (response) => readReply(response, onStep),
        });
        const answer = result.error ? null : await answerOf(result.data);
        if (answer) {
          change((talk) => withLine(talk, answer));
          return { data: 'answered' };
        }
        const interrupted = signal.aborted;
        const words = interrupted ? STOPPED : apology(result.error);
        change((talk) => withLine(talk, { ...said('ai', words), interrupted }));
        return { data: interrupted ? 'stopped' : 'failed' };
      },
    }),
    /** Forgets the talk and what was sent for it. */
    dashboardClearChat: build.mutation<unknown, void>({
      query: () => ({ url: PATHS.ai.chatHistory, method: 'DELETE' }),
      rawResponseSchema: doneSchema,
      invalidatesTags: (_done, error) => (error ? [] : ['Chat']),
    }),
    /** Keeps whether figures may be sent to the provider. */
    dashboardAllowAi: build.mutation<unknown, boolean>({
      query: (granted) => ({ url: PATHS.ai.consent, method: 'POST', body: { granted } }),
      rawResponseSchema: doneSchema,
      onQueryStarted: (granted, { dispatch, queryFulfilled }) => {
        const show = () =>
          dispatch(
            chatApi.util.updateQueryData('dashboardAiStatus', undefined, (status) => ({
              ...status,
              consent: granted,
            })),
          );
        queryFulfilled.then(show, () => undefined);
      },
      // What was allowed is listed on another screen as well.
      invalidatesTags: (_done, error) => (error ? [] : ['Session']),
    }),
    /** What was sent to the provider for one answer. */
    dashboardChatSent: build.query<{ readonly requests: readonly string[] }, string>({
      query: (id) => ({ url: `${PATHS.ai.chat}/${encodeURIComponent(id)}/sent` }),
      rawResponseSchema: chatSentSchema,
    }),
  }),
});

/** The line of an answer; null when there is none, or none that can be read. */
async function answerOf(data: unknown): Promise<ChatMessage | null> {
  return conform(chatAnswerSchema, data).then(
    ({ response }) => response,
    () => null,
  );
}

export const {
  useDashboardAiStatusQuery,
  useDashboardAllowAiMutation,
  useDashboardChatHistoryQuery,
  useDashboardChatSentQuery,
  useDashboardClearChatMutation,
  useDashboardSendChatMutation,
} = chatApi;
