const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function Instant({ at }: { readonly at: string }) {
  return <time dateTime={at}>{clock.format(new Date(at)).replace('\u202f', ' ')}</time>;
}
