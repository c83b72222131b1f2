const refuse = () => {
  throw new Error('A browser loads no script of Node.js.');
};

/** This replaces Module Federation's loading of scripts in Node.js. */
export const createScriptNode = refuse;
export const loadScriptNode = refuse;
