const running = new Set();

/** Registers a process that must end with this one, and returns it. */
export function endsWithUs(child) {
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Ends all registered processes that still run. */
export function endChildren() {
  for (const child of running) child.kill('SIGTERM');
}
