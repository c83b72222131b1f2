/** A store of remotes below a folder, with what was built; gives its path. */
export function ownStore(folder: string): Promise<string>;
