/** Returns the name of an IANA zone as this server writes it, or null when no zone has that name. */
export function knownZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
