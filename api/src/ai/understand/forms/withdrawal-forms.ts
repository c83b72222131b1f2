import { ASKED, type FormText } from './form';

const TAKES =
  'take out,take,takes,taking out,taking,withdraw,withdrawing,withdrawal,withdrawals,withdrawl,draw,draw down,drawing,pull,pull out,live on,live off,live off of,spend,distribution,distributions';
const EACH_YEAR =
  'a year,per year,each year,every year,yearly,annually,in a year,a month,each month,per month,every month,monthly';
const OF_RETIREMENT =
  'ira iras 401k 403b retirement account accounts investments investment portfolio savings nest egg money brokerage funds';

const SAFELY = `${OF_RETIREMENT} ${ASKED} ${EACH_YEAR.replaceAll(',', ' ')} how much 4 4% % percent rule safe safely sustainable withdrawal withdrawals withdraw rate amount take takes taking draw drawing down pull live off spend using use used by with apply applying give gives allow allows let lets could each year years out from without running going broke retirement retired in based over maximum max most under following`;
const NOT_SAFELY =
  'what is the 4,what is a,explain,rmd,required,penalty,today,this week,this month,is the 4,does the 4 percent rule work,how does,checking,groceries,paycheck';

/** These are ways to ask what can be or has to be taken out of savings for retirement. */
export const WITHDRAWALS: readonly FormText[] = [
  {
    measure: 'required_withdrawal',
    needs: [
      'rmd,rmds,required minimum,required distribution,required minimum distribution,required withdrawal,minimum distribution,have to take out,have to take,must i take,must i take out,need to take out,have to withdraw,must i withdraw,need to withdraw,required to withdraw,required to take,forced to take,forced to withdraw,supposed to take,supposed to withdraw',
      'how much,what will,what would,what is my,what was my,what are my,how big,how large,estimate,calculate,amount,size of',
    ],
    may: `${OF_RETIREMENT} ${ASKED} how much big large rmd rmds required minimum distribution distributions withdrawal withdraw take taking out from have must need forced supposed this year next each every year at age when turn turned reach old years of be size amount first one now around about estimate calculate after`,
    never:
      'penalty,miss,missed,forget,when do,when must,at what age,what age,how is,did,tax,taxes,calculated,due,invest',
    number: 'age',
    names: 'investments',
    times: 'this_or_next_year',
  },
  {
    measure: 'yearly_withdrawal',
    needs: [
      '4 percent rule,4% rule,4 rule,safe withdrawal,safe withdrawal rate,safe withdrawal amount,sustainable withdrawal',
    ],
    may: SAFELY,
    never: NOT_SAFELY,
    names: 'investments',
  },
  {
    measure: 'yearly_withdrawal',
    needs: [
      'safely take out,safely withdraw,safely take,safely draw,safely pull,safely live off,safely live on,safe to take out,safe to withdraw,safe amount to withdraw,safe amount to take,safe withdrawal,withdraw safely,take out safely',
      `${EACH_YEAR},ira,401k,403b,retirement,portfolio,investments,nest egg,brokerage,retirement account,retirement accounts`,
    ],
    may: SAFELY,
    never: NOT_SAFELY,
    names: 'investments',
  },
  {
    measure: 'yearly_withdrawal',
    needs: [
      'how much',
      TAKES,
      EACH_YEAR,
      'ira,401k,403b,retirement,portfolio,investments,nest egg,brokerage,retirement account,retirement accounts',
      'can,could,should,able,safe,safely,ok,okay',
    ],
    may: `${OF_RETIREMENT} ${ASKED} ${EACH_YEAR.replaceAll(',', ' ')} how much take taking withdraw withdrawal withdrawals draw down pull live off spend distribution distributions out from should could can able safe safely ok okay each year without running going broke it last rest life in retirement`,
    never: 'have to,must,rmd,required,penalty,put,contribute,add,save,did,grandchildren,tax,taxes',
    names: 'investments',
  },
];
