import { MEDICARE, SSA } from '../terms/sources';
import type { Faq } from './faq';
import { CLAIMING_AGES, FULL_AGE, MEDICARE_AGE } from './legal-ages';
import { PART_B } from './legal-figures';

export const SOCIAL_SECURITY_FAQ: readonly Faq[] = [
  {
    title: 'A pension beside Social Security',
    examples: [
      'does my pension affect my social security',
      'will my pension reduce my social security',
      'can i get a pension and social security',
    ],
    needs: ['pension,pensions', 'social security', 'affect,reduce,lower,and,both,hurt,change'],
    may: 'does my will can i get a the teacher government if have',
    never: 'how much,tax,taxes,taxed,taxable,this month,last month,when,total,together',
    isSure: true,
    text: 'A private pension does not change Social Security. Until 2023, pensions of jobs that paid no Social Security tax, such as those of some teachers, lowered it; a law of January 2025 ended that. Both can make more of the benefits taxable.',
    source: SSA,
  },
  {
    title: 'When to claim Social Security',
    examples: [
      'when should i take social security',
      'should i claim social security at 62 or 67',
      'is it better to wait until 70 for social security',
      'can i work and collect social security',
      'how much does social security drop if i take it early',
    ],
    needs: [
      'social security,ss',
      'claim,claiming,take,taking,start,collect,collecting,wait,waiting,draw,file,early,work,working,delay',
    ],
    may: 'when should at or is it better to wait until till for can and while still work working if how much does drop lower less more age best full retirement get earn reduce reduced my benefits off good idea #',
    never:
      'how much will i get,how much do i get,how much did,will i get,tax,taxes,taxed,taxable,my benefit be',
    isSure: true,
    text: 'It can be claimed early, at full retirement age, or later. Before full retirement age, the monthly amount is lower for good, and each year of waiting after it, until the last age, adds to it. Waiting pays for those who live long. Those who work before full retirement age and earn more than a yearly limit get less for the time being.',
    source: SSA,
    figures: [CLAIMING_AGES, FULL_AGE],
    also: ['How much Social Security will I get?'],
  },
  {
    title: 'Social Security of a spouse or survivor',
    examples: [
      'can i collect my husbands social security',
      'what happens to my husbands social security when he dies',
      'do i get my wifes social security if she dies',
      'how do spousal benefits work',
    ],
    needs: [
      'social security,ss,spousal benefits,spousal benefit,survivor benefits,survivor benefit,survivors benefits',
      'husband,husbands,wife,wifes,spouse,spouses,spousal,survivor,survivors,widow,widows,widower,ex,divorced,exs,dies,died',
    ],
    may: 'can collect get happens to when he she dies died if do does how work benefits benefit both keep my his her and mine own of as what will still divorced ex wait',
    never: 'how much,last month,deposit,deposits,this month,this year,together',
    isSure: true,
    text: 'A husband or wife can get up to half of the other’s full amount if that is more than their own. A widow or widower can get what the other received, and then the smaller of the two payments ends. A divorced spouse has the same rights after ten years of marriage.',
    source: SSA,
  },
  {
    title: 'Medicare and what it costs',
    examples: [
      'how much is medicare part b going to cost me',
      'when do i sign up for medicare',
      'what does medicare cover',
      'medicare advantage or medigap',
      'why is my medicare premium so high',
      'do i need part d',
    ],
    needs: ['medicare,medigap,part b,part d,irmaa,medicare advantage'],
    may: 'how much is a b c d part parts advantage supplement medigap plan going to cost costs premium premiums when sign up enroll enrollment open for what whats does cover covers pay why so high my more vs versus or better which difference between and need at turn turning age irmaa dental still working do i it month monthly worth year this #',
    never:
      'did i,spent,have i paid,did we,next year,go up,2027,tax,taxes,paycheck,last month,qualify',
    isSure: true,
    text: 'Signing up late for Medicare can cost more for good. Part A covers hospitals and is free for most, Part B covers doctors and has a monthly premium, which is higher with a high income (IRMAA), and Part D covers drugs. Medigap adds to these, and an Advantage plan replaces them with a private plan. Dental care and long stays in a nursing home are mostly not covered.',
    source: MEDICARE,
    figures: [MEDICARE_AGE, PART_B],
  },
];
