import * as v from 'valibot';
import { layout } from '../storage/layout';
import { textOrNull } from '../storage/write-file';

const names = v.array(v.string());

/** What a shell has taken for itself, so that no remote may have it (`shell/shell.config.json`). */
export const shellNamesSchema = v.object({
  /** Addresses; `/api/*` is all that lies below /api. */
  routes: names,
  owns: v.object({
    slices: names,
    /** Names of endpoints, or what they begin with. */
    endpoints: names,
    css: v.string(),
  }),
  /** What the paths of the api begin with that it alone calls. */
  calls: names,
});
export type ShellNames = v.InferOutput<typeof shellNamesSchema>;

const liveShellSchema = v.object({
  /** Versions of the modules that it shares. */
  shared: v.record(v.string(), v.string()),
  /** A store that an older shell was told to has none. */
  names: v.optional(shellNamesSchema),
});
export type LiveShell = v.InferOutput<typeof liveShellSchema>;

/** What the live shell provides and owns; null when no shell was told of yet. */
export async function liveShell(store: string): Promise<LiveShell | null> {
  const text = await textOrNull(layout(store).shell);
  return text === null ? null : v.parse(liveShellSchema, JSON.parse(text));
}
