/**
 * Writes the forecast errors of generated users to shared-contracts/src/finance/forecast/prior-scores.ts, which
 * sets the range for users with a short history. Run it after each change of the forecast.
 *
 *   node scripts/lab/proofs/forecast-scores.mjs
 */
import { writeFile } from 'node:fs/promises';
import { register } from 'tsx/esm/api';

register();
const { learnedScores, LEARNING_USERS } =
  await import('../../../shared-contracts/src/testing/forecast-scores.ts');

const FILE = new URL(
  '../../../shared-contracts/src/finance/forecast/prior-scores.ts',
  import.meta.url,
);

const rows = learnedScores(LEARNING_USERS).map((scores) => `  [${scores.join(', ')}],`);
await writeFile(
  FILE,
  `/**
 * The errors of forecasts of ${LEARNING_USERS} generated users, in spreads, for each stretch of days ahead: forty levels
 * from the lowest to the highest. Made by scripts/lab/proofs/forecast-scores.mjs.
 */
// prettier-ignore
export const PRIOR_SCORES: readonly (readonly number[])[] = [
${rows.join('\n')}
];
`,
);
