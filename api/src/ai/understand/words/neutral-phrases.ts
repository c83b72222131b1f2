import { take, type Tokens } from '../tokens';
import { phrases } from './phrases';

/** These phrases mean nothing as a whole, although their words may. */
const NEUTRAL: readonly string[][] = phrases(
  [
    'hello dear,hi dear,good morning dear,good evening dear,my dear,dear halyard,tied up,i dont recognize,i do not recognize,i dont remember,i dont know,back in,back on,do you happen to know,do you know,do you think,would you happen to know,i would like to know,i would like to see,i would love to know,i like to know,i want to know,i wanted to know,i need to know,i need to find out,i need to see,i was wondering,i am wondering,i am curious,i am trying to figure out,i am trying to find out,i wonder,just wondering,let me know,let me see,let us see',
    'can you please,could you please,would you please,will you please,can you help me,could you help me,are you able to,is it possible to,would you mind,can you tell me,could you tell me,would you tell me,please tell me,tell me about,tell me,give me an idea of,give me a rundown of,give me a rundown on,give me a summary of,give me an overview of,give me a list of,show me a list of,a list of,list of,a breakdown on,find me,get me,fetch me,pull up,look up,take a look at,go over,find out,figure out,work out,read me,read out',
    'so far,up to now,up until now,until now,till now,to date,as of now,as of today,as of right now,at the moment,at present,at this point,at this time,right this minute,these days,nowadays,in total,in all,all in all,altogether,all told,in general,overall,combined,put together,combined total,grand total,total amount of money,amount of money,sum total,dollar amount,dollar figure,total dollar amount,in dollars,in usd,in us dollars,how many dollars worth of',
    'double check,looking at,when it comes to,end up,ended up,ending up,wound up,add up to,adds up to,added up to,adding up to,amount to,amounts to,amounted to,come to,comes to,came to,comes out to,work out to,works out to,sitting at,standing at,stand at,hovering around,looking like,look like,looks like,what is it like,turned out to be,happens to be,happen to be,supposed to be,out of my pocket,out of pocket,my own,of my own,of mine,for me,for us,for myself,to my name,a lot of,lots of,a ton of,kind of,sort of,type of,types of,kinds of,sorts of,by any chance,off the top,once again,thank you so much,thank you very much,thank you,thanks so much,thanks a lot,thanks in advance,good morning,good afternoon,good evening,hi there,hey there,hello there,in the world,on earth,the heck,the hell,for real,for sure,my records,my record,on record,on file,on the books,per my records,according to my records,according to my statement,my statement,statements,in detail,detailed,in my name,under my name,at all,if any,if possible,to the penny,to the cent,down to the penny',
    'kind of money,amount of cash,that i have,that i made,which i made,that i did,i happened to,on things like,on stuff like,on things such as,things like,stuff like,such as,when it comes to,in terms of,with regard to,with regards to,in regards to,regarding,as far as,relating to,related to,in connection with,concerning,worth of,each and every,one of my,which of my,any of my,some of my,all of my,all my,all the,the whole,whole of',
  ].join(','),
).toSorted((a, b) => b.length - a.length);

/** Marks such phrases as explained and returns their number. */
export function takeNeutral(tokens: Tokens): number {
  let count = 0;
  for (let at = 0; at < tokens.words.length; at += 1) {
    const found = NEUTRAL.find((phrase) =>
      phrase.every((word, by) => tokens.words[at + by] === word && !tokens.taken[at + by]),
    );
    if (!found) continue;
    take(tokens, at, found.length);
    count += 1;
  }
  return count;
}
