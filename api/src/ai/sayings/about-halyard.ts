import type { Saying } from './saying';

/** Questions about the assistant and about privacy. */
export const ABOUT_HALYARD: readonly Saying[] = [
  {
    examples: [
      'are you ai',
      'are you a real person',
      'am i talking to a bot',
      'is this a human or a robot',
    ],
    needs: [
      'are you,is this,am i talking to,am i chatting with,am i texting',
      'ai,a bot,bot,human,real person,a person,robot,chatgpt,real,computer,machine,someone real,somebody real,alive',
    ],
    may: 'a an the or real just like even with some kind of',
    never: 'purchase,charge,transaction,account,money,right,budget,bill,subscription',
    isSure: true,
    says: 'You are talking to a program. It reads your question, with an AI model only if you allowed that, and Halyard computes every figure from your data.',
    label: 'Open the help',
    href: '/help',
  },
  {
    examples: ['who made you', 'what is halyard', 'who are you', 'what are you'],
    needs: [
      'who made you,who built you,who created you,what is halyard,who are you,what are you,who runs this,whats halyard,what is this app,who owns halyard,who is behind this',
    ],
    may: 'app exactly this',
    never: 'showing',
    isSure: true,
    says: 'This is the assistant of Halyard, a personal-finance app. It answers from the accounts and entries that you added.',
    label: 'Open the help',
    href: '/help',
  },
  {
    examples: [
      'do you remember what i asked yesterday',
      'do you save our chats',
      'can you see my old questions',
    ],
    needs: [
      'remember,save,keep,store,see,log,record',
      'asked,chats,chat,conversation,conversations,questions,what i said,what i asked,messages,history of our chat',
      'do you,can you,will you,does it,are my,does halyard',
    ],
    may: 'yesterday before last time our my old past all what i we talk talked about earlier week said previous',
    never: 'spend,spent,transactions,purchase',
    isSure: true,
    says: 'The conversation is kept with your data until you clear it, and a short question can go on from the one before.',
    label: 'Open your data',
    href: '/your-data',
  },
  {
    examples: [
      'do you learn from my questions',
      'is my data used to train ai',
      'does the ai see my money',
    ],
    needs: [
      'learn,train,training,trained,ai see,ai sees,chatgpt see,openai see,openai,ai get,ai gets',
      'my questions,my data,from me,my money,my figures,my transactions,my information,my info,ai,see,get',
      'do,does,is,are,will,what',
    ],
    may: 'you it from me use used to data questions the company any model models what can with',
    never: 'how do i,set up,key',
    isSure: true,
    says: 'Nothing goes to an AI provider before you allow it. Then it gets your messages and what you asked before, and never your figures, your name, or account numbers.',
    label: 'Open your data',
    href: '/your-data',
  },
  {
    examples: [
      'is my bank login stored',
      'can you see my bank password',
      'do you keep my bank password',
    ],
    needs: [
      'bank login,bank password,banking password,bank credentials,login for my bank,password for my bank,bank log in',
      'stored,store,see,save,saved,keep,have,know,safe,sees',
    ],
    may: 'is my do you can does halyard the app it here in anyone with on your servers server anywhere by somewhere are',
    isSure: true,
    says: 'No. You enter it with your bank or with Plaid, and Halyard neither sees nor stores it.',
    label: 'Open the help',
    href: '/help',
  },
  {
    examples: ['who can see my numbers', 'can other people look at my accounts'],
    needs: [
      'see,sees,access,read,look at,looks at,look into,give,gives,spy',
      'my data,my info,my information,my numbers,my money,my transactions,my accounts,my finances,my stuff,my balance,my balances,my bank data,it',
      'who,can anyone,do you,does halyard,does anyone,can anybody,will you,can other people,are you,does this app,can people,can your employees',
    ],
    may: 'else with anyone anybody companies company advertisers others other people third parties to here besides me employees the government my bank banks information',
    never: 'how do i,how can i,where,transaction with,purchase,show,help me see',
    isSure: true,
    says: 'Your account is for one person. Plaid links your accounts, companies that host the service work under contract, and an AI provider gets only your messages, and only if you allowed it. Nothing is sold or shared for advertising.',
    label: 'Open the privacy policy',
    href: '/privacy-policy',
  },
  {
    examples: ['what cant you do', 'what are your limits'],
    needs: [
      'what cant you do,what cant you,what can you not do,what are your limits,what are you not able to do',
    ],
    may: 'you me for help with not about here else',
    isSure: true,
    says: `I answer questions about your spending, income, budgets, bills, balances, debts, savings, goals, and investments, and I say where things are done in the app. I only read: I cannot move money, change entries, or know what is not in your data.`,
    label: 'Open the help',
    href: '/help',
  },
  {
    examples: [
      'are you giving me financial advice',
      'can i trust your numbers',
      'where do your numbers come from',
    ],
    needs: [
      'financial advice,trust your numbers,trust your answers,trust you,your numbers come from,your figures come from,numbers accurate,are you accurate,are your numbers right,make mistakes',
    ],
    may: 'are you giving me is this can i where do your from it right ever',
    never: 'should i',
    isSure: true,
    says: 'Each figure is computed from your accounts and entries, and its link opens what it comes from. It is information, not advice, and I can misread a question: the line above an answer says how I read it.',
    label: 'Open the help',
    href: '/help',
  },
];
