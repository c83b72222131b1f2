/** This replaces Module Federation's runtime, which one bundle does not need. */
const refuse = () => Promise.reject(new Error('one bundle has no remotes'));

export const federation = () => ({ load: refuse });
