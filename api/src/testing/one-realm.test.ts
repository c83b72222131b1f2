import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** A file of tests comes and goes, and what it loaded goes on listening, as packages do, and ends later. */
const PROGRAM = `
  const Environment = require('${join(ROOT, 'scripts/jest/one-realm-environment.cjs')}');
  const projectConfig = { testEnvironmentOptions: {}, globals: {} };
  const listener = () => {};
  process.on('message', () => console.log('heard'));
  const environment = new Environment({ projectConfig }, {});
  const events = Array.from({ length: process.eventNames().length }, (_, index) => 'event ' + index);
  for (const event of events) process.on(event, listener);
  environment.teardown().then(() => {
    for (const event of events) process.off(event, listener);
    process.emit('message');
    process.exit();
  });
`;

it('leaves the process its listeners when a file of tests is over', () => {
  const said = execFileSync(process.execPath, ['-e', PROGRAM], { cwd: ROOT, encoding: 'utf8' });
  expect(said).toBe('heard\n');
});
