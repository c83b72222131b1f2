const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment by the viewer's clock: 'Nov 20, 2026, 2:15 PM'. */
export function Instant({ at }: { readonly at: string }) {
  return <time dateTime={at}>{clock.format(new Date(at)).replace('\u202f', ' ')}</time>;
}
