function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path of a URL in its one spelling: decoded once, without empty and dot segments, query or fragment. */
export function resourcePath(url: string): string {
  const raw = decoded(url.split(/[?#]/, 1)[0] ?? '').replaceAll('\\', '/');
  const parts: string[] = [];
  for (const part of raw.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** Whether a path in its one spelling is a folder or lies below it: `/apiary` does not lie below `/api`. */
export const isUnder = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);
