import type { OpenAI } from 'openai';
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses';
import type { Config } from '../../config/config';
import { withTimeLimit } from '../limit/with-time-limit';
import type { Model } from './model';
import { strictSchema } from './strict-schema';

/** A call takes at most this many ms. After that, the rules read the question. */
const CALL_MS = 20_000;
const RETRIES = 1;
const MOST_TOKENS = 900;
/** A new key after each change of the instructions renews the provider's cache. */
const PROMPT_KEY = 'halyard-3';
/** These models use reasoning before they answer. */
const REASONS = /^(?:gpt-5|o\d)/;

type AiConfig = NonNullable<Config['ai']>;

/** The provider ended the call without an answer. */
class ModelFailure extends Error {}

/**
 * Ends the reading of a response with its signal. Node's own fetch may ignore the signal after the first bytes
 * (undici 3644), and a stopped answer would be paid to its end.
 */
const fetchUntil: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { signal } = init ?? {};
  if (!response.body || !signal) return response;
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
};

/** The model speaks OpenAI's Responses API. The first call loads the SDK. */
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
    async fill(text, { instructions, fill: { name, description, input } }, circumstances) {
      const body: ResponseCreateParamsNonStreaming = {
        model,
        store: false,
        safety_identifier: circumstances.personCode,
        prompt_cache_key: PROMPT_KEY,
        ...(REASONS.test(model) && { reasoning: { effort: 'low' } }),
        instructions,
        input: text,
        tools: [
          { type: 'function', name, description, strict: true, parameters: strictSchema(input) },
        ],
        tool_choice: { type: 'function', name },
        parallel_tool_calls: false,
        max_output_tokens: MOST_TOKENS,
      };
      circumstances.onSent(JSON.stringify(body));
      const openAi = await client();
      const response = await withTimeLimit(callMs, circumstances.signal, (signal) =>
        openAi.responses.create(body, { signal }),
      );
      if (response.status !== undefined && response.status !== 'completed')
        throw new ModelFailure('the provider gave up');
      const call = response.output.find((item) => item.type === 'function_call');
      return {
        args: call?.name === name ? call.arguments : null,
        tokens: response.usage?.total_tokens ?? 0,
      };
    },
  };
}
