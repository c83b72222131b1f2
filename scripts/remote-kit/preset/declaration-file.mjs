/**
 * This file in a remote's folder declares its name, owner, and port, the names that it owns, and one entry for each
 * of its screens.
 */
export const DECLARATION = 'remote.config.json';
