import * as v from 'valibot';
import { layout } from '../storage/layout';
import { textOrNull } from '../storage/write-file';

const names = v.array(v.string());

/** See `shell/shell.config.json`. */
export const shellNamesSchema = v.object({
  /** `/api/*` stands for everything under /api. */
  routes: names,
  owns: v.object({
    slices: names,
    /** Names or prefixes. */
    endpoints: names,
    css: v.string(),
  }),
  /** Prefixes of api paths that only the shell calls. */
  calls: names,
});
export type ShellNames = v.InferOutput<typeof shellNamesSchema>;

const liveShellSchema = v.object({
  shared: v.record(v.string(), v.string()),
  /** Older shells did not store names. */
  names: v.optional(shellNamesSchema),
});
export type LiveShell = v.InferOutput<typeof liveShellSchema>;

/** Returns null before the first shell. */
export async function liveShell(store: string): Promise<LiveShell | null> {
  const text = await textOrNull(layout(store).shell);
  return text === null ? null : v.parse(liveShellSchema, JSON.parse(text));
}
