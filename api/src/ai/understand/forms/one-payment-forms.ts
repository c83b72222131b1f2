import { A_MONTH, ASKED, type FormText, MORE, OWED, PAYS } from './form';

const PUTS =
  'pay,paid,paying,put,putting,throw,threw,throwing,send,sent,sending,add,added,use,used,using,apply,applied,drop,dropped,made,make,making,payment of,payment';
const ASKS_FOR_EFFECT =
  'what if,what happens,what would happen,what would,what will,what does,what difference,how much,how long,how soon,how fast,how many,when,if,suppose,say,would it help';
const AT_ONCE =
  'once,one time,onetime,single,lump sum,right now,now,today,tomorrow,at once,only,bonus,windfall';
const WORDS = `${OWED} ${PAYS} ${ASKED} put putting throw threw throwing send sent sending add added apply applied use used using take takes bonus windfall drop dropped made make making lump sum one time onetime single once just extra additional more another today now tomorrow only right at toward towards into against by what happens happen difference help then still left after owe remaining be done gone sooner faster quicker earlier interest save long soon fast many months years until till would will much how suppose say get have month`;
const NOT_MONTHLY = `${A_MONTH},a week,per week,weekly,each,every,a year,yearly,first,spend,spent,rent,afford,goal,savings,invest,did,minimum,down payment`;

/** These are ways to ask what one payment on a debt changes. */
export const ONE_PAYMENT: readonly FormText[] = [
  {
    measure: 'lump_sum',
    needs: [ASKS_FOR_EFFECT, PUTS],
    may: WORDS,
    never: `${NOT_MONTHLY},${MORE}`,
    number: 'amount',
    names: 'debts',
    isNamed: true,
    times: 'this_month',
  },
  {
    measure: 'lump_sum',
    needs: [ASKS_FOR_EFFECT, PUTS, AT_ONCE, 'debt,debts'],
    may: WORDS,
    never: NOT_MONTHLY,
    number: 'amount',
    times: 'this_month',
  },
  // 'Would $500 on the card save me anything' names no payment.
  {
    measure: 'lump_sum',
    needs: [
      'would,if,does,will,could,is',
      'save,help,make a difference,lower,reduce,change anything,worth it,do anything',
      'on,toward,towards,to,at,off,into,against',
    ],
    may: `${WORDS} anything something does worth a lower reduce change my`,
    never: `${NOT_MONTHLY},${MORE},savings account,save up`,
    number: 'amount',
    names: 'debts',
    isNamed: true,
    times: 'this_month',
  },
  // Without such a word, 'what if I pay $200 more' is about every month.
  {
    measure: 'lump_sum',
    needs: [ASKS_FOR_EFFECT, PUTS, AT_ONCE],
    may: WORDS,
    never: NOT_MONTHLY,
    number: 'amount',
    names: 'debts',
    isNamed: true,
    times: 'this_month',
  },
];
