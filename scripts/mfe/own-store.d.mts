/** Makes a store of remotes below a folder, filled with the current build, and returns its path. */
export function ownStore(folder: string): Promise<string>;
