import type { WhatIfContext } from '@halyard/shared-contracts/long-run';
import {
  assumptionsSchema,
  decodeAssumptions,
  NO_ASSUMPTIONS,
} from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { ASSUMPTIONS_KIND } from '../paper/assumption-routes';
import { readDocument } from '../paper/documents';
import { readFactFinder } from '../paper/fact-finder';

export async function planContext(db: Db, userId: string): Promise<WhatIfContext> {
  const stored = await readDocument(db, userId, ASSUMPTIONS_KIND, assumptionsSchema);
  const facts = await readFactFinder(db, userId);
  return {
    choices: decodeAssumptions(stored ?? NO_ASSUMPTIONS),
    family: facts?.family ?? null,
  };
}
