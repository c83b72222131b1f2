import * as v from 'valibot';
import { idInput } from '@halyard/shared-contracts/wire';

/** The params of a route with an id. */
export const byId = v.object({ id: idInput });
