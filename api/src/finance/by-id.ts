import * as v from 'valibot';
import { idInput } from '@halyard/shared-contracts/wire';

/** Params of a route that names one thing. */
export const byId = v.object({ id: idInput });
