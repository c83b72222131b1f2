import type { AnswerRequest } from '../answer-request';

/** Returns whether the answer is yes, or null if the question or the data leaves that open. */
export type Decides = (text: string, request: AnswerRequest) => boolean | null;
