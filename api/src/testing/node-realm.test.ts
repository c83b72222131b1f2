import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Packages register listeners that must outlive a test file. */
const PROGRAM = `
  const Environment = require('${join(ROOT, 'scripts/jest/node-realm-environment.cjs')}');
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

test('the test environment keeps the listeners of the process after a test file', () => {
  const said = execFileSync(process.execPath, ['-e', PROGRAM], { cwd: ROOT, encoding: 'utf8' });
  expect(said).toBe('heard\n');
});
