const THANKS =
  "(?:many thanks|thanks(?: so much| a lot| a bunch| a million| in advance| again| very much)?|thank you(?: so much| very much| kindly| in advance| again)?|thx|ty|(?:i(?: would|’d|'d)? )?(?:really )?appreciate (?:it|that|your help)|much appreciated|god bless(?: you)?|bless you)";
const SORRY =
  "(?:(?:i(?: am|’m|'m) )?sorry(?: to (?:bother|bug|trouble) you(?: again)?| for (?:asking|the bother)(?: again)?)?|forgive me|pardon me|excuse me)";
const AT_START = new RegExp(
  `^(?:${THANKS}|${SORRY})(?:(?:[,.!;:]| -){1,9} ?(?:but )?| but )(?=\\w)`,
  'i',
);
const AT_END = new RegExp(`[,.!?;:]{1,9} (?:and )?${THANKS}[.! ]{0,9}$`, 'i');

/** Leaves out thanks and an apology at the ends of a message, because they are no part of what is asked. */
export const withoutCourtesy = (message: string): string =>
  message.replaceAll(/\s+/g, ' ').trim().replace(AT_START, '').replace(AT_END, '');
