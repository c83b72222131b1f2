/** Whether a link of the policy leads to one of our own screens: '/help', not '//elsewhere.example'. */
export const isOwnRoute = (url: string): boolean => /^\/(?![/\\])/.test(url);

const isAllowed = (url: string): boolean => isOwnRoute(url) || /^(https:\/\/|mailto:)/i.test(url);

/** Where a link of the policy may lead: our own screens, https and mail. Empty for everything else. */
export const safeTarget = (url: string): string => (isAllowed(url) ? url : '');
