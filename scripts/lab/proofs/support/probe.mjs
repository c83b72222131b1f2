import { readFileSync } from 'node:fs';

/**
 * Sends requests at a fixed pace without waiting for answers, because waiting would hide the delays that it
 * measures.
 */
export function probe(ask, everyMs) {
  const latenciesMs = [];
  let failures = 0;
  const pending = new Set();
  const timer = setInterval(() => {
    const startedMs = performance.now();
    const timed = async () => {
      const isGood = await ask().catch(() => false);
      if (isGood) latenciesMs.push(performance.now() - startedMs);
      else failures += 1;
    };
    const answer = timed().finally(() => pending.delete(answer));
    pending.add(answer);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
    const sorted = latenciesMs.sort((a, b) => a - b);
    const at = (part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] * 10) / 10;
    return { calls: sorted.length, failures, p50: at(0.5), p99: at(0.99), most: at(1) };
  };
}

/** Returns the peak memory of a process in MB (Linux). */
export function peakMegabytes(pid) {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(kilobytes) / 1024);
}

/** Returns the current memory of a process in MB (Linux). */
export function megabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(kilobytes) / 1024);
}
