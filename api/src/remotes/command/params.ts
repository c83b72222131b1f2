import * as v from 'valibot';

/** It is `mfe-money`, or `money` for short. */
export const remote = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'the name of a remote'),
  v.transform((name) => (name.startsWith('mfe-') ? name : `mfe-${name}`)),
);

export const WHOLE_OR_VERSION = 'a remote, as mfe-money, or one version of it, as mfe-money@1.2.3';

/** The format is `mfe-money@1.2.3`, or `money@1.2.3`. */
export const remoteAtVersion = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]*@\d+\.\d+\.\d+(-[\w.]+)?$/,
    'a remote and its version, as mfe-money@1.2.3',
  ),
  v.transform((text) => {
    const [name = '', version = ''] = text.split('@');
    return { remote: v.parse(remote, name), version };
  }),
);

const WORDS = 'a few words: --reason "why"';
/** It is on one line, because each line of the audit is one act. */
export const reason = v.pipe(
  v.string(WORDS),
  v.trim(),
  v.minLength(3, WORDS),
  v.regex(/^\P{Cc}*$/u, WORDS),
);

export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const words = `a whole number ${most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of ${least} or more`}`;
  return v.pipe(
    v.unknown(),
    v.toNumber(words),
    v.integer(words),
    v.minValue(least, words),
    v.maxValue(most, words),
  );
};
