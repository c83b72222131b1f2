import { readFileSync } from 'node:fs';

const TICK_MS = 10;
/** These are the fields of user and system time after the program's name. */
const [USER, SYSTEM] = [11, 12];

/** Returns ms of processor time, or NaN where the system is not Linux. */
function workedMs(): number {
  try {
    const text = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return NaN;
  }
}

/** Processor time does not depend on the load of the machine. */
export async function processorMsOf(work: () => Promise<unknown>) {
  const [before, all] = [workedMs(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(all);
  return { mainThread: workedMs() - before, process: (user + system) / 1000 };
}
