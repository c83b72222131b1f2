import * as v from 'valibot';

const names = v.array(v.string());

/** `shell/shell.config.json` has these fields. */
export const shellNamesSchema = v.object({
  /** `/api/*` stands for everything under /api. */
  routes: names,
  owns: v.object({
    slices: names,
    /** These are names or prefixes. */
    endpoints: names,
    css: v.string(),
  }),
  /** These are prefixes of api paths that only the shell calls. */
  calls: names,
});
export type ShellNames = v.InferOutput<typeof shellNamesSchema>;
