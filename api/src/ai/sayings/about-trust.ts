import type { Saying } from './saying';

const DATA =
  'my data,my information,my info,my numbers,my money,my transactions,my accounts,my finances,my stuff,my bank data,my financial data,my personal data,my details';
const APP = 'halyard,this app,the app,this,you,it,here,your';
const POLICY = { label: 'Open the privacy policy', href: '/privacy-policy' } as const;
const HELP = { label: 'Open the help', href: '/help' } as const;

/** What the privacy policy and the help say about data, access, and the assistant. */
export const ABOUT_TRUST: readonly Saying[] = [
  {
    examples: ['do you sell my info', 'do you share my data with anyone', 'will my data be sold'],
    needs: [
      'sell,sells,selling,sold,share,shares,sharing,shared,give away,pass on',
      `${DATA},data,information,info`,
    ],
    may: `do does will would you your is are be being has have halyard the app this to with any anyone anybody else advertisers advertising ads third party parties companies company other others people marketing marketers insurance banks my ever personal financial a`,
    never: 'how do i,how can i,where,transaction with,wife,husband,partner,accountant,family',
    isSure: true,
    says: 'No, Halyard does not sell your data and does not share it for advertising. Plaid links your accounts, companies that host the service work under contract, and an AI provider gets your messages only if you allowed it.',
    ...POLICY,
  },
  {
    examples: [
      'who can see what i ask you here',
      'does anyone read my chats',
      'can halyard employees read my questions',
    ],
    needs: [
      'see,sees,read,reads,look at,looks at,access',
      'what i ask,what i asked,my questions,my chats,my chat,my messages,what i type,what i write,what i say,this chat,this conversation,our chat,my conversations',
      'who,anyone,anybody,someone,somebody,employees,staff,people,you guys,can,do,does',
    ],
    may: 'you here in the app halyard else is does can will to other also able',
    never: 'how do i,show me',
    isSure: true,
    says: 'Your questions are kept with your data until you clear them. Nothing goes to an AI provider before you allow it; then it gets your messages, and never your figures, your name, or account numbers.',
    ...POLICY,
  },
  {
    examples: [
      'can halyard move my money',
      'is someone at halyard able to take my money',
      'can you steal my money',
    ],
    needs: [
      'move my money,move money,transfer my money,transfer money,take my money,take money,touch my money,steal my money,steal money,steal from,spend my money,withdraw my money,withdraw money,make payments,make transfers,get at my money',
      'halyard,the app,this app,someone,somebody,anyone,anybody,employee,employees,hacker,hackers,you able,can you,could you,are you',
    ],
    may: 'can could is are does do will would able to at here with from my the out of account accounts bank without me knowing ever it through this you',
    never: 'how do i,savings,checking,to my,please,dollars,who can i',
    isSure: true,
    says: 'No. Halyard only reads account data, and nobody can move money with it.',
    ...HELP,
  },
  {
    examples: [
      'i deleted a transaction by accident, can i get it back',
      'i messed something up, how do i undo it',
      'i changed a category by mistake',
    ],
    needs: [
      'deleted,removed,erased,changed,messed up,messed something up,hid,edited,renamed',
      'by accident,accidentally,by mistake,oops,get it back,bring it back,undo,restore,revert,recover,mistakenly',
    ],
    may: 'i a an the my can could how do it back transaction transactions account category budget goal rule something wrong one is there way to that this get bring',
    never: 'how much,my account,halyard account',
    isSure: true,
    says: 'Open Activity. It lists every change, and undoes it where that is possible.',
    label: 'Open your activity',
    href: '/activity',
  },
  {
    examples: ['how often do balances update', 'when do you refresh my accounts'],
    needs: [
      'how often,when do,when does,how frequently,how fast,how quickly,how long until,how recent,real time,live',
      'update,updates,updated,refresh,refreshes,refreshed,sync,syncs,synced,pull in,come in,show up,current',
      'balance,balances,account,accounts,data,transactions,figures,numbers,app,bank,purchases',
    ],
    may: 'do does the my you it get gets in here new are is this halyard from and how',
    never: 'bill,paycheck,due,my credit score',
    isSure: true,
    says: 'They are read again from your bank by themselves and with ‘Refresh Data’ on Bank Connection; ‘as of’ says when that was last. Some banks pass on new transactions a day or more after they are made.',
    label: 'Open your bank connection',
    href: '/plaid-test',
  },
  {
    examples: [
      'why isnt yesterdays purchase showing up yet',
      'my paycheck isnt showing up in the app',
      'where is the charge i made today, i dont see it',
    ],
    needs: [
      'isnt,not,hasnt,havent,arent,dont,doesnt,didnt,missing,still waiting,cant',
      'show,showing,shown,show up,showing up,shows up,appear,appearing,posted,here,in here,see,missing,come through,came through,in the app,listed',
      'purchase,purchases,transaction,transactions,charge,charges,payment,payments,deposit,paycheck',
    ],
    may: 'why how come is are do does my the a i made yesterday yesterdays today todays recent new latest last yet still up in app halyard it from of some find where this from recently',
    never: 'spend,spent,how much,late,missed,should i,owe,enough,on time,due',
    says: 'Some banks pass on new transactions a day or more after they are made. Open Bank Connection and choose ‘Refresh Data’ to read the bank again.',
    label: 'Open your bank connection',
    href: '/plaid-test',
  },
  {
    examples: ['what AI model are you', 'are you gpt', 'which llm do you use'],
    needs: [
      'ai model,which model,what model,language model,what ai,which ai,gpt,chatgpt,claude,gemini,llm,openai',
      'you,this,halyard,run,runs,use,uses,using,powered,based,app',
    ],
    may: 'what which are is do does on by the a of kind powering behind your model',
    never: 'set up,key,my data,see,train,learn,pay,paid,spend,subscription,cost,charge,cancel',
    isSure: true,
    says: 'Halyard’s own rules read your question and compute every figure. An AI model only helps to read a question, and only if you allowed it.',
    ...HELP,
  },
  {
    examples: [
      'what happens to my data if i die',
      'what happens to my data when i delete my account',
      'do you keep my data after i leave',
    ],
    needs: [
      'my data,my information,my info,my financial data,everything i entered',
      'die,death,stop using,cancel,delete my account,deleted,close my account,leave,quit,pass away,uninstall,am gone,after,how long',
      'what happens,keep,keeps,stay,stays,kept,still have,store',
    ],
    may: 'to with if when i do does you the my is are it would happen account app halyard here for will be on using after delete close',
    never: 'how do i,how can i',
    isSure: true,
    says: 'Your data is stored until you ask for its deletion. It is then deleted, at the latest within the days that the privacy policy names. Somebody whom you authorize in writing may ask for you.',
    ...POLICY,
  },
  {
    examples: ['where is my data stored', 'which country is my data kept in'],
    needs: [
      'where,which country,what country,which servers,whose servers,in the cloud,cloud',
      `${DATA},data`,
      'stored,kept,store,keep,saved,servers,live,lives,located,held',
    ],
    may: 'is are do you my the in on of a being it country does',
    never: 'how do i',
    isSure: true,
    says: 'Your data is kept in the United States, by companies that host the service under contract.',
    ...POLICY,
  },
  {
    examples: [
      'can hackers get my bank info from here',
      'is it encrypted',
      'how secure is halyard',
      'has halyard ever been hacked',
    ],
    needs: [
      'hack,hacked,hacker,hackers,breach,breached,encrypted,encryption,secure,security,leak,leaked,soc 2',
      `${APP},app,data,info,information,account,accounts,bank,password,login`,
    ],
    may: 'can could is are how my the a get from of what kind do does used use has have ever been safe any level to with banking financial good it if happens was gets there me tell about',
    never: 'social security,securities,spend,in the bank,deposit,invest,how much,score,benefit',
    isSure: true,
    says: 'Access to your bank is encrypted, and your bank password is not stored. No system is perfectly safe: if a breach affects your information, we notify you.',
    ...POLICY,
  },
  {
    examples: ['does linking my bank hurt my credit score', 'will using this app affect my credit'],
    needs: [
      'linking,link,connecting,connect,using this,use this,using halyard,this app,halyard,adding my bank',
      'affect,affects,hurt,hurts,lower,lowers,impact,ding,damage,show up on',
      'credit,credit score,credit report,score',
    ],
    may: 'does will would do can my the a it if i app bank account accounts card here to on this report using use',
    never: 'financial score',
    isSure: true,
    says: 'No. Halyard only reads account data and asks no credit bureau.',
    ...HELP,
  },
  {
    examples: ['can you speak spanish', 'do you understand other languages'],
    needs: [
      'speak,understand,talk,write,answer,use,change',
      'spanish,french,german,chinese,vietnamese,portuguese,other languages,another language,language,languages,espanol',
    ],
    may: 'can could do does you me in to the any it app the halyard is there what which only',
    isSure: true,
    says: 'Halyard understands and answers English only.',
    ...HELP,
  },
  {
    examples: ['why do you show fake numbers', 'is this sample data', 'whose numbers are these'],
    needs: [
      'fake,sample,invented,made up,not mine,somebody elses,someone elses,whose',
      'numbers,data,figures,household,transactions,accounts,money,people',
    ],
    may: 'why do does you show me is are this that these it here see i the my your there what whose not in of all app',
    never: 'how much,spent,spend,charge,charges,fraud,steal,stole',
    isSure: true,
    says: 'Until you connect a bank or add an account, the screens show an invented household marked ‘Sample data’. Your own figures take its place, and the two are never mixed.',
    label: 'Open your accounts',
    href: '/accounts',
  },
  {
    examples: ['is plaid safe', 'can i trust plaid', 'what is plaid'],
    needs: ['plaid', 'safe,secure,trust,legit,what is,who is,why do,why does,need,know'],
    may: 'is can i it a the to my bank with use using do you does really should what who why need for',
    never: 'how do i,how can i,connect,disconnect,unlink',
    isSure: true,
    says: 'Plaid is the company that links your accounts. You enter your bank login with your bank or with Plaid, and Halyard neither sees nor stores it. Plaid’s own privacy policy says how it handles your information.',
    ...HELP,
  },
  {
    examples: ['i forgot my password', 'how do i reset my halyard password if i forgot it'],
    needs: [
      'forgot,forgotten,lost,dont remember,cant remember,dont know',
      'my password,password,my passcode,passcode,halyard password',
    ],
    may: 'i my it the what now do how reset get back in to log if have can help me halyard app here',
    never: 'bank,router,wifi,pin,chase,plaid,wifes,husbands',
    isSure: true,
    says: 'Choose ‘Forgot your password?’ where you log in. If you are logged in, Account and security lets you change it.',
    label: 'Open account and security',
    href: '/account',
  },
  {
    examples: ['does this app work offline', 'can i use it without internet'],
    needs: ['offline,without internet,without wifi,no internet,without a connection,airplane mode'],
    may: 'does this app work can i use it halyard the on in with an a do you when have is connection there',
    isSure: true,
    says: 'No. Your figures come from the server, so Halyard needs a connection.',
    ...HELP,
  },
];
