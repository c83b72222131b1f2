/** In the place of Module Federation's runtime, of which one bundle has no use. */
const refuse = () => Promise.reject(new Error('one bundle has no remotes'));

export const federation = () => ({ load: refuse });
