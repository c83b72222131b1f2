const FORBIDDEN: readonly RegExp[] = [
  /[a-z0-9+.-]:\/\//i,
  /\b(?:javascript|data|mailto|tel|vbscript):/i,
  /\bwww\./i,
  /[\w.+-]@[\w-]+\.\w/,
  /[a-z0-9-]\.(?:com|net|org|io|co|xyz|info|ru|app|dev|me|ly|gg|biz|top|site|online|shop|link|click|example|test)\b/i,
  /[\w-]\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?\w/i,
  /\]\s*\(/,
  /!\[/,
  /<\s*[/!]?[a-z]/i,
  /&(?:#\w+|[a-z]+);/i,
];

/** Our own texts have no address, link, or markup, so one comes from somewhere else. */
export function holdsLink(text: string): boolean {
  return FORBIDDEN.some((pattern) => pattern.test(text));
}
