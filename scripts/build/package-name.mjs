const FOLDER = 'node_modules/';

/** Returns the name of the package at a path of the lock file, such as `node_modules/a/node_modules/@b/c`. */
export const packageName = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
