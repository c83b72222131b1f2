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
  AI_PATHS,
} from '@halyard/shared-contracts/wire';
import { conform } from '../../conform';
import { apology, STOPPED, WELCOME } from './chat-words';
import { readReply } from './read-reply';
import { type ChatTranscript, withMessage } from './chat-transcript';

type SendResult = 'answered' | 'stopped' | 'failed';

interface Question {
  readonly message: string;
  readonly chatHistory: readonly ChatMessage[];
}

/** A line gets this id until the server has stored it. */
let lines = 0;

const newLine = (type: ChatMessage['type'], content: string): ChatMessage => ({
  id: `line-${(lines += 1)}`,
  type,
  content,
  timestamp: new Date().toISOString(),
});

const messageBody = ({ type, content }: ChatMessage) => ({ type, content });

const chatApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    dashboardAiStatus: build.query<AiStatus, void>({
      query: () => ({ url: AI_PATHS.status }),
      rawResponseSchema: aiStatusSchema,
      providesTags: ['Session'],
    }),
    dashboardChatHistory: build.query<ChatTranscript, void>({
      queryFn: async (_arg, _api, _options, baseQuery) => {
        const result = await baseQuery(read(AI_PATHS.chatHistory));
        const past = result.error ? [] : (await conform(chatHistorySchema, result.data)).messages;
        return { data: { lines: past.length > 0 ? past : [newLine('ai', WELCOME)], step: null } };
      },
      providesTags: ['Chat'],
    }),
    /** Shows the question at once and then the answer as it arrives, or an apology. */
    dashboardSendChat: build.mutation<SendResult, Question>({
      queryFn: async ({ message, chatHistory }, { dispatch, signal }, _options, baseQuery) => {
        const change = (next: (transcript: ChatTranscript) => ChatTranscript) =>
          dispatch(chatApi.util.updateQueryData('dashboardChatHistory', undefined, next));
        const onStep = (step: string) => change((transcript) => ({ ...transcript, step }));
        change((transcript) => withMessage(transcript, newLine('user', message)));
        const result = await baseQuery({
          url: AI_PATHS.chat,
          method: 'POST',
          headers: { accept: 'text/event-stream, application/json' },
          body: { message, chatHistory: chatHistory.map(messageBody), userId: DEMO_USER_ID },
          responseHandler: (response) => readReply(response, onStep),
        });
        const answer = result.error ? null : await answerOf(result.data);
        if (answer) {
          change((transcript) => withMessage(transcript, answer));
          return { data: 'answered' };
        }
        const interrupted = signal.aborted;
        const words = interrupted ? STOPPED : apology(result.error);
        change((transcript) => withMessage(transcript, { ...newLine('ai', words), interrupted }));
        return { data: interrupted ? 'stopped' : 'failed' };
      },
    }),
    dashboardClearChat: build.mutation<unknown, void>({
      query: () => ({ url: AI_PATHS.chatHistory, method: 'DELETE' }),
      rawResponseSchema: doneSchema,
      // Reading the history again could answer late and overwrite a question that was asked in the meantime.
      onQueryStarted: (_arg, { dispatch, getState, queryFulfilled }) => {
        const cleared = chatApi.endpoints.dashboardChatHistory.select()(getState()).data?.lines;
        const show = () =>
          dispatch(
            chatApi.util.updateQueryData('dashboardChatHistory', undefined, (transcript) => ({
              ...transcript,
              lines: [newLine('ai', WELCOME), ...transcript.lines.slice(cleared?.length)],
            })),
          );
        queryFulfilled.then(show, () => undefined);
      },
    }),
    dashboardAllowAi: build.mutation<unknown, boolean>({
      query: (granted) => ({ url: AI_PATHS.consent, method: 'POST', body: { granted } }),
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
      invalidatesTags: (_done, error) => (error ? [] : ['Session']),
    }),
    dashboardChatSent: build.query<{ readonly requests: readonly string[] }, string>({
      query: (id) => ({ url: `${AI_PATHS.chat}/${encodeURIComponent(id)}/sent` }),
      rawResponseSchema: chatSentSchema,
    }),
  }),
});

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
