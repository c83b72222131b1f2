function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the decoded path without empty and dot segments, query, and fragment. */
export function resourcePath(url: string): string {
  const raw = decoded(url.split(/[?#]/, 1)[0] ?? '').replaceAll('\\', '/');
  const parts: string[] = [];
  for (const part of raw.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

export const isUnder = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);
