import { toJsonSchema } from '@valibot/to-json-schema';
import type { OpenAI } from 'openai';
import type {
  ResponseCreateParamsNonStreaming,
  ResponseCreateParamsStreaming,
  ResponseInputItem,
  ResponseOutputItem,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses';
import type { Config } from '../../config/config';
import { within } from '../limit/within';
import type { Tool } from '../tool/tool';
import type { Circumstances, Input, Model, ModelReply, ToolCall } from './model';

/** The longest time of one call, in ms; after that the user gets the computed answer. */
const CALL_MS = 20_000;
const RETRIES = 1;
const TALK_TOKENS = 900;
const WRITE_TOKENS = 1_500;
/** Bumped with every change of the instructions, so that the provider's cache follows. */
const PROMPT_KEY = 'halyard-chat-1';
/** Models that think before they answer; what they thought has to be given back between rounds. */
const REASONS = /^(?:gpt-5|o\d)/;

type AiConfig = NonNullable<Config['ai']>;

const isItem = (given: unknown): given is ResponseOutputItem & ResponseInputItem =>
  typeof given === 'object' && given !== null && 'type' in given;

function toItem(input: Input): ResponseInputItem[] {
  if ('role' in input) return [{ role: input.role, content: input.content }];
  if ('given' in input) return isItem(input.given) ? [input.given] : [];
  return [{ type: 'function_call_output', call_id: input.callId, output: input.output }];
}

const toFunction = ({ name, description, input }: Tool) => ({
  type: 'function' as const,
  name,
  description,
  strict: true,
  parameters: { ...toJsonSchema(input, { errorMode: 'ignore' }) },
});

/** What all calls have in common: nothing is stored, the user is a code, and the length of the answer is limited. */
const base = (model: string, { personCode }: Circumstances) => ({
  model,
  store: false,
  safety_identifier: personCode,
  prompt_cache_key: PROMPT_KEY,
  ...(REASONS.test(model) && {
    reasoning: { effort: 'low' as const },
    include: ['reasoning.encrypted_content' as const],
  }),
});

/** A call that the provider ended without an answer. */
class ModelFailure extends Error {}

/**
 * Lets the reading of an answer end with its signal. Node's own fetch does not any more once memory was tidied after the
 * first bytes had come (undici 3644): a stopped answer would be paid for to its end.
 */
const fetchUntil: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { signal } = init ?? {};
  if (!response.body || !signal) return response;
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
};

async function collected(
  events: AsyncIterable<ResponseStreamEvent>,
  onText: (text: string) => void,
): Promise<ModelReply> {
  const calls: ToolCall[] = [];
  const output: Input[] = [];
  for await (const event of events) {
    if (event.type === 'response.output_text.delta') onText(event.delta);
    if (event.type === 'response.output_item.done') {
      const { item } = event;
      output.push({ given: item });
      if (item.type === 'function_call')
        calls.push({ callId: item.call_id, name: item.name, args: item.arguments });
    }
    if (event.type === 'response.failed' || event.type === 'error')
      throw new ModelFailure('the provider gave up');
    if (event.type === 'response.completed' || event.type === 'response.incomplete')
      return { calls, output, tokens: event.response.usage?.total_tokens ?? 0 };
  }
  throw new ModelFailure('the answer was cut');
}

/** A provider that speaks OpenAI's Responses API. Its SDK is loaded with the first call. */
export function openAiModel({ apiKey, baseUrl, model }: AiConfig, callMs = CALL_MS): Model {
  let made: Promise<OpenAI> | null = null;
  const client = () =>
    (made ??= import('openai').then(
      ({ OpenAI: Client }) =>
        new Client({
          apiKey,
          baseURL: baseUrl ?? 'https://api.openai.com/v1',
          timeout: callMs,
          maxRetries: RETRIES,
          fetch: fetchUntil,
          fetchOptions: { redirect: 'error' },
          logLevel: 'off',
        }),
    ));

  return {
    name: model,
    async talk(input, { instructions, tools }, circumstances) {
      const body: ResponseCreateParamsStreaming = {
        ...base(model, circumstances),
        instructions,
        tools: tools.map(toFunction),
        parallel_tool_calls: true,
        input: input.flatMap(toItem),
        max_output_tokens: TALK_TOKENS,
        stream: true,
      };
      circumstances.onSent(JSON.stringify(body));
      const openAi = await client();
      return within(callMs, circumstances.signal, async (signal) =>
        collected(await openAi.responses.create(body, { signal }), circumstances.onText),
      );
    },
    async write(text, { instructions, name, schema }, circumstances) {
      const body: ResponseCreateParamsNonStreaming = {
        ...base(model, circumstances),
        instructions,
        input: text,
        max_output_tokens: WRITE_TOKENS,
        text: { format: { type: 'json_schema', name, strict: true, schema: { ...schema } } },
      };
      circumstances.onSent(JSON.stringify(body));
      const openAi = await client();
      const response = await within(callMs, circumstances.signal, (signal) =>
        openAi.responses.create(body, { signal }),
      );
      if (response.status !== undefined && response.status !== 'completed')
        throw new ModelFailure('the provider gave up');
      return { json: response.output_text, tokens: response.usage?.total_tokens ?? 0 };
    },
  };
}
