import type { WhatIfContext } from '@halyard/shared-contracts/long-run';
import {
  assumptionsSchema,
  decodeAssumptions,
  NO_ASSUMPTIONS,
} from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { ASSUMPTIONS_KIND } from '../user-entries/assumption-routes';
import { readDocument } from '../user-entries/documents';
import { readFactFinder } from '../user-entries/fact-finder';

export async function planContext(db: Db, userId: string): Promise<WhatIfContext> {
  const stored = await readDocument(db, userId, ASSUMPTIONS_KIND, assumptionsSchema);
  const facts = await readFactFinder(db, userId);
  return {
    choices: decodeAssumptions(stored ?? NO_ASSUMPTIONS),
    family: facts?.family ?? null,
  };
}
