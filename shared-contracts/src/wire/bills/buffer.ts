import * as v from 'valibot';
import { dollars } from '../common';
import { positiveDollarsInput } from '../input';

export const bufferInputSchema = v.object({ buffer: positiveDollarsInput });

export const bufferAnswerSchema = v.object({ buffer: dollars });

export const bufferChangedSchema = v.object({ buffer: dollars, changeId: v.string() });

export const decodeBufferChanged = (raw: unknown) => v.parse(bufferChangedSchema, raw);
