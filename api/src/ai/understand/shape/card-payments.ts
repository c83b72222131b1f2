import { debtTypeFacts, type FinancialData } from '@halyard/shared-contracts/finance';
import { merchantsOf } from '../names/names';
import { wordsOf } from '../tokens';

const TIME = String.raw`( (?:this|last|in|since) .{1,30})?$`;
const WHETHER_PAID = new RegExp(
  String.raw`^(?:was|is|has) (?:the |my )?(\w+(?: \w+){0,2}?)(?: bill| balance)?(?: been)? paid(?: off)?(?: yet| already)?${TIME}`,
);
const MADE = new RegExp(
  String.raw`^(?:did i (?:make a payment (?:on|to)|pay(?: off)?)|have i (?:paid(?: off)?|made a payment (?:on|to))) (?:the |my )?(\w+(?: \w+){0,2}?)(?: bill| balance)?(?: yet| already)?${TIME}`,
);

const HOW_MUCH = new RegExp(
  String.raw`^how much (?:(?:did i pay|have i paid|was paid)(?: to| toward| towards| on| off)?|(?:did i (?:send|transfer)|have i sent|went)(?: to| toward| towards)) (?:the |my )?(?!with |using |for |by |from |in )(\w+(?: \w+){0,2}?)(?: bill| balance)?(?: off)?${TIME}`,
);

/** Recognizes the user's credit cards in a text such as 'amex' or 'chase card'. */
function isCard(text: string, data: FinancialData): boolean {
  const words = text.split(' ');
  if (words.includes('card') || words.includes('cards')) return true;
  // A shop may have a card of its name too.
  if (merchantsOf(data).some((merchant) => wordsOf(merchant).join(' ') === text)) return false;
  return data.liabilities
    .filter(({ type }) => debtTypeFacts(type).isCard)
    .some(({ name }) => words.every((word) => wordsOf(name).includes(word)));
}

/** 'Was the Amex paid this month?' asks for payments to the card, not for purchases with it. */
export function aboutCard(text: string, financialData: FinancialData): string {
  const [, name, time = ''] =
    WHETHER_PAID.exec(text) ?? MADE.exec(text) ?? HOW_MUCH.exec(text) ?? [];
  return name !== undefined && isCard(name, financialData)
    ? `how much have i paid to my debt ${name}${time}`
    : text;
}
