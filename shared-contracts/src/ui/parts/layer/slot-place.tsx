interface SlotPlaceProps {
  readonly slot: 'account' | 'transaction';
  /** It is the id of the account or transaction on the screen. */
  readonly subject: string;
  readonly kind?: string;
}

/** Marks a place where other remotes may show parts. The shell fills it from outside the screen. */
export function SlotPlace({ slot, subject, kind }: SlotPlaceProps) {
  return <div data-slot={slot} data-subject={subject} data-kind={kind} />;
}
