import type { Tool } from '../tool/tool';

/** One part of what a model receives. */
export type Input =
  | { readonly role: 'user' | 'assistant'; readonly content: string }
  /** What a tool found, for the call of that id. */
  | { readonly callId: string; readonly output: string }
  /** What a model put out before, given back as it was. */
  | { readonly given: unknown };

export interface ToolCall {
  readonly callId: string;
  readonly name: string;
  /** JSON, as the model wrote it. */
  readonly args: string;
}

export interface ModelReply {
  readonly calls: readonly ToolCall[];
  /** What has to be given back in the next round. */
  readonly output: readonly Input[];
  readonly tokens: number;
}

/** One call's own circumstances. */
export interface Circumstances {
  /** A stable name for the user that reveals nothing to the provider. */
  readonly personCode: string;
  readonly signal: AbortSignal;
  /** Receives the body of the call, word for word, before the call is made. */
  readonly onSent: (body: string) => void;
}

/** A language model behind a provider. Failures of the network and of the provider reject. */
export interface Model {
  readonly name: string;
  /** Continues a conversation, with tools; reports text as it arrives. */
  talk(
    input: readonly Input[],
    setting: { readonly instructions: string; readonly tools: readonly Tool[] },
    circumstances: Circumstances & { readonly onText: (text: string) => void },
  ): Promise<ModelReply>;
  /** Answers with JSON of a schema. */
  write(
    text: string,
    setting: {
      readonly instructions: string;
      readonly name: string;
      readonly schema: Readonly<Record<string, unknown>>;
    },
    circumstances: Circumstances,
  ): Promise<{ readonly json: string; readonly tokens: number }>;
}
