import { PlainFailure, plainSentence, ReportedFailure } from './plain-failure.mjs';

function parsed(parse, argv) {
  try {
    return parse(argv);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    return null;
  }
}

/**
 * Runs a typed command, prints its lines, and returns the exit code. `parse` returns the command, or null if the
 * user asks for help. `carryOut` resolves to the lines and whether the command succeeded.
 */
export async function runTypedCommand(argv, { parse, help, carryOut }) {
  const typed = parsed(parse, argv);
  if (typed === null) return 2;
  if (typed.command === null) {
    console.log(help());
    return 0;
  }
  try {
    const { ok, lines } = await carryOut(typed);
    for (const line of lines) console.log(line);
    return ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ReportedFailure)) console.error(plainSentence(error) ?? error);
    return 1;
  }
}
