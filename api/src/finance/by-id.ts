import * as v from 'valibot';
import { idInput } from '@halyard/shared-contracts/wire';

export const byId = v.object({ id: idInput });
