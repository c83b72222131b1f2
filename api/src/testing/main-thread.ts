import { readFileSync } from 'node:fs';

const TICK_MS = 10;
/** Where the times that a thread worked in user and in system mode stand after the name of its program. */
const [USER, SYSTEM] = [11, 12];

/** What the main thread of this process worked until now, in ms of the processor; NaN where no Linux counts it. */
function workedMs(): number {
  try {
    const text = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return NaN;
  }
}

/** What the main thread and the whole process work for something, in ms of the processor: no load changes it. */
export async function processorMsOf(work: () => Promise<unknown>) {
  const [before, all] = [workedMs(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(all);
  return { mainThread: workedMs() - before, process: (user + system) / 1000 };
}
