import { readFileSync } from 'node:fs';

export const residentMegabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1000;

/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the processor time of a process in milliseconds. Waiting on a busy machine does not count. */
export function processorMs(pid) {
  const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
