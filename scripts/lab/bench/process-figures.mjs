import { readFileSync } from 'node:fs';

/** Memory that a process holds right now, in megabytes. */
export const residentMegabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1000;

/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that a process has used, in milliseconds: what waits for a busy machine does not count. */
export function processorMs(pid) {
  const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
