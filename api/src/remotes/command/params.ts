import * as v from 'valibot';

/** `mfe-money`, or `money` for short. */
export const remote = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'the name of a remote'),
  v.transform((name) => (name.startsWith('mfe-') ? name : `mfe-${name}`)),
);

/** `mfe-money@1.2.3`, or `money@1.2.3`. */
export const remoteAtVersion = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*@[\w.-]+$/, 'a remote and its version, as mfe-money@1.2.3'),
  v.transform((text) => {
    const [name = '', version = ''] = text.split('@');
    return { remote: v.parse(remote, name), version };
  }),
);

/** Why: whoever reads the log in a year has nothing else. */
const WORDS = 'a few words: --reason "why"';
export const reason = v.pipe(v.string(WORDS), v.trim(), v.minLength(3, WORDS));

export const wholeNumber = v.pipe(v.unknown(), v.toNumber(), v.integer(), v.minValue(0));
