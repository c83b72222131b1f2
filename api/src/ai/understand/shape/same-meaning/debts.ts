import type { SameMeaning } from './same-meaning';

export const DEBTS: readonly SameMeaning[] = [
  {
    example: 'how much credit card debt do i have',
    says: /\bhow much (?:credit )?cards? debt (?:do i|have i|i) (?:have|got|owe|carry)\b/,
    means: 'how much do i owe on my credit cards',
  },
  {
    example: 'did i pay off any debt this year',
    says: /^(?:did|have) i (?:pay|paid|payed) (?:off|down) (?:any|some|much)(?: of)?(?: my)? debts?(?= this | last | in | since |$)/,
    means: 'how much have i paid to my debts',
  },
  {
    example: 'how long till the amex is gone if i pay 200 a month',
    says: /^how (?:long|soon|many (?:months|years)) (?:till|until|before) (?:the |my )?(.{1,30}?) (?:is|are) (?:gone|paid off|done|paid|cleared)\b/,
    means: 'when will my $1 be paid off',
  },
  {
    example: 'how much interest will i pay on the chase card if i only pay the minimum',
    says: /^how much interest (?:will|would|do|am) i (?:going to )?(?:pay|paying|be paying) on (?:the |my )?(.{1,30}?) if i (?:only |just )?(?:pay|make|keep paying) (?:only |just )?the minimums?(?: payments?)?$/,
    means: 'how much interest does my $1 cost',
  },
  {
    example: 'can i wipe out both credit cards with my savings',
    says: /^(?:can|could) i (?:wipe out|pay off|clear|kill|knock out|pay) (?:both |all )?(?:of )?(?:the |my )?(?:credit )?cards (?:with|using|from|out of) (?:my )?(?:savings|cash|money)$/,
    means: 'how much would i have after paying off my cards',
  },
  {
    example: 'how much have i paid on my car loan so far',
    says: /^how much have i paid (?:on|toward|towards|off|for) (?:the |my )?(.{1,30}?) (?:so far|in total|altogether|to date|overall|in all)$/,
    means: 'how much have i spent on $1 of all time',
  },
  // The size of a debt is the amount owed, not a payment.
  {
    example: 'how big is my mortgage',
    says: /^how (?:big|large|high) is my (mortgage|debt|.{1,20} loan)$/,
    means: 'how much do i owe on my $1',
  },
  {
    example: 'how big is my paycheck usually',
    says: /^how (?:big|large|high) (?:is|are) my (?:regular |usual |normal |typical )?pay ?checks?(?: usually| normally| typically)?$/,
    means: 'what is my average paycheck',
  },
  {
    example: 'how big was my grocery bill',
    says: /^how (?:big|large|high) (is|was|are|were) /,
    means: 'how much $1 ',
  },
  {
    example: 'how much have i paid toward my student loan',
    says: /\bpaid (?:toward|towards|into) my\b/,
    means: 'paid on my',
  },
  {
    example: 'how much interest do i pay every month',
    says: /\bhow much (?:interest (?:do i pay|am i paying)|(?:do i pay|am i paying) in interest) (?:each|every|a|per) month$/,
    means: 'how much interest am i paying on my debts every month',
  },
  {
    example: 'what is my monthly interest',
    says: /^what is my monthly interest(?: payment)?$/,
    means: 'how much interest am i paying on my debts every month',
  },
  {
    example: 'how much sooner will it be gone',
    says: /\bhow much (?:sooner|faster|earlier) (?:will|would) (?:it|i) be (?:gone|done|paid off|debt free)$/,
    means: 'how soon am i done',
  },
  {
    example: 'how much do i owe including the mortgage',
    says: / including (?:the|my) (?:mortgage|house|home)$/,
    means: '',
  },
  {
    example: 'should i pay the visa or the car loan first',
    says: /^should i (?:pay|tackle|attack)(?: off| down)? (.{1,30}\b(?:card|loan|mortgage|debt|visa|amex)\b.{0,20} or .{1,30}\b(?:card|loan|mortgage|debt|visa|amex)) first$/,
    means: 'which debt should i pay first $1',
  },
  {
    example: 'how much is my honda loan per month',
    says: /^how much (?:is|are) my (.{0,30}\b(?:loan|loans|mortgage|debt)) (?:per|a|each|every) month$/,
    means: 'what is the monthly payment on my $1',
  },
  {
    example: 'if i put another $150 on the car loan when is it done',
    says: /^(?:what )?if i (?:(?:throw|add) |(?:put|pay|send) (?=another |an extra |an additional |\$?\d[\d.]*k? (?:extra|more|additional)\b))(?:another |an extra |an additional )?(\$?\d[\d.]*k?)(?: extra| more| additional)? (?:(?:a|per|each|every) month )?(?:at|on|to|toward|towards|into) (?:the |my )?(.{1,30}?) (?:when|how soon) (?:is|will|would) (?:it|that|i) (?:be )?(?:done|gone|finished|paid off)$/,
    means: 'when will i pay off $2 with $1 more a month',
  },
];
