import type * as v from 'valibot';

/** The only thing that a model can do: fill in the arguments of one function. */
export interface ModelFunction {
  readonly name: string;
  readonly description: string;
  readonly input: v.GenericSchema;
}

/** One call's own circumstances. */
interface Circumstances {
  /** A stable name for the user that reveals nothing to the provider. */
  readonly personCode: string;
  readonly signal: AbortSignal;
  /** Receives the body of the call, word for word, before the call is made. */
  readonly onSent: (body: string) => void;
}

/** Arguments of the function as JSON that the model wrote; null when it did not call the function. */
interface ModelReply {
  readonly args: string | null;
  readonly tokens: number;
}

/** A language model behind a provider. Failures of the network and of the provider reject. */
export interface Model {
  readonly name: string;
  /** Lets the model fill in a function for a text. Whatever else it writes is dropped. */
  fill(
    text: string,
    setting: { readonly instructions: string; readonly fill: ModelFunction },
    circumstances: Circumstances,
  ): Promise<ModelReply>;
}
