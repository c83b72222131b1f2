import { ADD, CHANGE, REMOVE, SEE, type Topic } from './topic';

/** What can be done with the app itself. */
export const APP: readonly Topic[] = [
  {
    verbs: 'cancel stop end unsubscribe',
    things: 'subscriptions,subscription,membership,memberships,free trial',
    says: 'Halyard cannot cancel a subscription: the company that charges you can. Cash flow lists what you pay for.',
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    verbs: REMOVE,
    things: 'halyard account,my account,account,profile,my data,data,everything',
    may: 'completely know about me you have permanently for good forever all from halyard here my whole stuff off',
    says: 'Open Your data and choose ‘Delete my data’.',
    label: 'Open your data',
    href: '/your-data',
  },
  {
    verbs: `${CHANGE} turn switch enable use make get on off`,
    things: 'dark mode,light mode,dark theme,dark,theme,colors,appearance,black background',
    may: 'to on off mode dark light it screen background',
    says: 'Open Settings and choose a theme under Appearance: system, light, or dark.',
    label: 'Open the settings',
    href: '/settings',
  },
  {
    verbs: 'turn switch stop disable mute silence unsubscribe cancel off',
    things:
      'notifications,notification,alerts,alert,weekly email,weekly emails,emails,email,e-mails,reminders,push notifications,texts',
    may: 'off of from weekly daily all push getting sending me your all',
    says: 'Halyard sends no e-mails and no push messages about your money, only e-mails for your log-in. The notifications on Home can be marked as read.',
    label: 'Open your home',
    href: '/',
  },
  {
    verbs: `${SEE} read clear mark`,
    things: 'notifications,notification,alerts,alert',
    may: 'all new as read',
    says: 'Home lists your notifications, and each can be marked as read.',
    label: 'Open your home',
    href: '/',
  },
  {
    verbs: 'log sign',
    things:
      'out everywhere,out of other,out on other,out of all,out other,out all,other devices,other phones,other browsers,all devices,old phone',
    may: 'out of on other phones phone devices device browsers browser everywhere all old computers',
    says: 'Open Account and security. ‘Log out all others’ ends every other log-in.',
    label: 'Open account and security',
    href: '/account',
  },
  {
    verbs: 'log sign',
    things: 'out,off',
    says: 'Open Settings and choose ‘Log out’.',
    label: 'Open the settings',
    href: '/settings',
  },
  {
    verbs: `log sign use turn enable set ${ADD} unlock`,
    things:
      'fingerprint,fingerprints,face id,touch id,thumbprint,thumb,biometrics,passkey,passkeys,security key,my face',
    may: 'in on with a to my without password instead of phone',
    says: 'Open Account and security and add a passkey. Your device then asks for your fingerprint, your face, or its code instead of the password.',
    label: 'Open account and security',
    href: '/account',
  },
  {
    verbs: `${CHANGE} make bigger larger enlarge zoom smaller`,
    things:
      'size of the letters,size of the text,letter size,text size,font size,letters,font,text,words,print bigger,print larger,everything bigger,everything larger',
    may: 'bigger larger smaller the of size easier to read so can on screen',
    says: 'Halyard follows the letter size of your browser. Make the letters larger in the settings of the browser, or enlarge the page there.',
    label: 'Open the settings',
    href: '/settings',
  },
  {
    verbs: `${CHANGE} reset use turn enable ${ADD}`,
    things:
      'password,passcode,email,e-mail,email address,passkey,passkeys,two factor,two factor authentication,2fa,log in,login,face id',
    may: 'to on my address forgot two factor authentication',
    says: 'Open Account and security. You can change your e-mail or password there, add a passkey, and see where you are logged in.',
    label: 'Open account and security',
    href: '/account',
  },
  {
    verbs: `invite share ${ADD} get give let have use see log join`,
    things:
      'partner,wife,husband,spouse,girlfriend,boyfriend,family,family member,kids,son,daughter,accountant,someone else,another person,another user,somebody,roommate,mom,dad',
    may: 'accounts money data finances everything this app account on here too access see it to with in budget same both halyard log login use also',
    says: 'A Halyard account is for one person, so nobody else can be invited to it. What you pay for others can be marked: choose ‘Details’ beside a transaction.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: `undo revert reverse restore take ${SEE}`,
    things:
      'last thing,last change,changes,change,mistake,deletion,rule,what i did,edit,edits,something,deleted transaction,history of changes,action,last action',
    may: 'back i made that a did last just deleted by accident past all',
    says: 'Open Activity. It lists every change, and undoes it where that is possible.',
    label: 'Open your activity',
    href: '/activity',
  },
  {
    verbs: 'allow withdraw revoke stop disable off',
    things: 'ai answers,ai,ai features,ai permission,chatgpt,openai,ai provider',
    may: 'off turn switch answers features permission for to the using',
    says: 'Open Your data. It shows what you allowed AI answers, and you can withdraw it there.',
    label: 'Open your data',
    href: '/your-data',
  },
  {
    verbs: 'restore bring import upload load',
    things: 'copy,backup,my data,old data,data',
    may: 'back from another a zip file in',
    says: 'Open Your data and choose ‘Choose a file’ under ‘Bring a copy back’.',
    label: 'Open your data',
    href: '/your-data',
  },
  {
    verbs: `${SEE} ${ADD} ${CHANGE} put`,
    things:
      'social security date,social security age,date of birth,birthday,my age,marital status,kids,dependents,personal details,profile',
    may: 'when start starts social security date claiming in my',
    says: 'Open the fact finder. Your date of birth and what you plan are entered there.',
    label: 'Open the fact finder',
    href: '/fact-finder',
  },
  {
    verbs: `${CHANGE} wrong off incorrect`,
    things: 'balance,balances,account balance,amount of an account',
    may: 'wrong is it on an account my how of the fix not right incorrect',
    says: 'Open Accounts. The balance of an account that you entered by hand is changed there. The balance of a bank is read again with ‘Refresh Data’ on Bank Connection.',
    label: 'Open your accounts',
    href: '/accounts',
  },
  {
    verbs: `${SEE} contact reach talk call write email ask`,
    things: 'support,help,customer service,someone at halyard,a person,a human,help desk',
    may: 'to with at customer service real',
    says: 'Open Help & Support. It answers common questions and says how to reach us.',
    label: 'Open the help',
    href: '/help',
  },
  {
    verbs: SEE,
    things: 'settings,preferences,options',
    says: 'Open Settings in the menu.',
    label: 'Open the settings',
    href: '/settings',
  },
];
