export const MOST_NAME_LETTERS = 40;

/** Characters that turn the direction of text around them, and line or paragraph ends. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Something to see; a name of marks and joiners alone looks empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text, trimmed, can name a category or a group. */
export const isCategoryName = (text: string): boolean =>
  text.length <= MOST_NAME_LETTERS && !UNSAFE.test(text) && VISIBLE.test(text);
