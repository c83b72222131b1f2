/** For data and failures: no cache keeps them, and opened as a page they may load nothing and be framed by nobody. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
