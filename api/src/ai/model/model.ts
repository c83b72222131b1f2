import type * as v from 'valibot';

/** A model can only fill in the arguments of one function. */
export interface ModelFunction {
  readonly name: string;
  readonly description: string;
  readonly input: v.GenericSchema;
}

interface Circumstances {
  /** The code is stable for a user and reveals nothing to the provider. */
  readonly personCode: string;
  readonly signal: AbortSignal;
  /** It receives the exact body before each call. */
  readonly onSent: (body: string) => void;
}

/** Null means that the model did not call the function. */
interface ModelReply {
  readonly args: string | null;
  readonly tokens: number;
}

/** Calls reject if the network or the provider fails. */
export interface Model {
  readonly name: string;
  /** Lets the model fill in a function for a text. Other output of the model is ignored. */
  fill(
    text: string,
    setting: { readonly instructions: string; readonly fill: ModelFunction },
    circumstances: Circumstances,
  ): Promise<ModelReply>;
}
