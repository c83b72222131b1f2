import type { SameMeaning } from './same-meaning';

const SOON =
  '(?:before|until|till|by) (?:my )?(?:next )?(?:payday|paycheck|pay day|i get paid(?: again)?)';

/** These questions ask whether the money runs out, which is the lowest balance that is expected. */
export const LOW_MONEY: readonly SameMeaning[] = [
  {
    example: 'am i going to overdraft',
    says: /^(?:will|am|do|could|might) i (?:going to )?(?:be overdrawn|overdraft|overdraw|go negative|go into overdraft|go below zero|be in overdraft|bounce(?: a check)?)(?: my (?:account|checking|checking account))?\b/,
    means: 'what is my lowest expected balance',
  },
  {
    example: 'will my account be overdrawn',
    says: /^(?:will|is|does|could) my (?:account|checking|checking account|bank account|balance) (?:going to )?(?:be overdrawn|overdraft|go negative|go below zero|go under zero|dip below zero|get overdrawn)\b/,
    means: 'what is my lowest expected balance',
  },
  {
    example: 'will i run out of money before december',
    says: /^(?:will|am|do|could|might) i (?:going to )?(?:run|be running|be) (?:out of (?:money|cash|funds)|short(?: of (?:money|cash))?|out)(?=$| (?:before|by|until|till|this|next|today|tomorrow|soon|again)\b)(?!.*\b(?:retire|retirement|die)\b)/,
    means: 'what is my lowest expected balance',
  },
  {
    example: 'will i have enough to cover my bills before my next paycheck',
    says: new RegExp(
      `^(?:will|do) i have enough (?:money |cash )?(?:to (?:cover|pay|make)|for) (?:all )?(?:of )?(?:my |the )?bills ${SOON}$`,
    ),
    means: 'what is my lowest expected balance until payday',
  },
  {
    example: 'will i make it to payday',
    says: new RegExp(
      `^(?:will|can|am) i (?:going to )?(?:make it|last|get by) (?:to|till|until) (?:my )?(?:next )?(?:payday|paycheck)(?: without (?:running out|overdrafting|going broke))?$`,
    ),
    means: 'what is my lowest expected balance until payday',
  },
  {
    example: 'how low will my checking get before payday',
    says: new RegExp(
      `^how low (?:will|is|does|could) (?:my )?(checking|account|balance|checking account)(?: balance)?(?: going to)? (?:get|go|fall|drop|dip)( ${SOON})?$`,
    ),
    means: 'what is my lowest expected balance$2',
  },
];
