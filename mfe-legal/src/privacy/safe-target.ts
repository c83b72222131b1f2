/** '/help', but not '//elsewhere.example' */
export const isOwnRoute = (url: string): boolean => /^\/(?![/\\])/.test(url);

const isAllowed = (url: string): boolean => isOwnRoute(url) || /^(https:\/\/|mailto:)/i.test(url);

export const safeTarget = (url: string): string => (isAllowed(url) ? url : '');
