import { parseArgs } from 'node:util';
import { backUp } from './back-up.mjs';
import { endWith } from '../run/plain-failure.mjs';

const { from, to } = parseArgs({
  options: {
    from: { type: 'string', default: process.env.DATABASE_PATH ?? 'var/halyard.db' },
    to: {
      type: 'string',
      default: `back-ups/halyard-${new Date().toISOString().replaceAll(':', '')}.db`,
    },
  },
}).values;

try {
  const { people, bytes } = backUp(from, to);
  console.log(`Backed up ${people} people, ${(bytes / 1e6).toFixed(1)} MB, to ${to}`);
  console.log('Keep the token key apart from it: who has both can read the bank tokens.');
} catch (error) {
  endWith(error);
}
