export const MOST_NAME_LETTERS = 40;

/** These characters change the direction of text, or end a line or a paragraph. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A name needs one of these, because one of marks and joiners alone looks empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** `text` must be trimmed. */
export const isCategoryName = (text: string): boolean =>
  text.length <= MOST_NAME_LETTERS && !UNSAFE.test(text) && VISIBLE.test(text);
