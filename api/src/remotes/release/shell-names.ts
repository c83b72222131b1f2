import * as v from 'valibot';

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
