interface SlotPlaceProps {
  readonly slot: 'account' | 'transaction';
  /** The id of what the screen is about. */
  readonly subject: string;
  readonly kind?: string;
}

/** A place where other remotes may show parts: the shell fills it, outside the tree of the screen. */
export function SlotPlace({ slot, subject, kind }: SlotPlaceProps) {
  return <div data-slot={slot} data-subject={subject} data-kind={kind} />;
}
