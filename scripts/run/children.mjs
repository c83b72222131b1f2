const running = new Set();

/** Notes a process that is of no use without this one. Gives it back. */
export function endsWithUs(child) {
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Ends what was noted and still runs. */
export function endChildren() {
  for (const child of running) child.kill('SIGTERM');
}
