import type { GlossaryEntry } from '../glossary-entry';
import { CFPB, NAIC, OWN_WORDS } from './sources';

export const PROTECTION_TERMS = [
  {
    id: 'term_life',
    title: 'Term life insurance',
    names: 'term life,term life insurance,term insurance,term',
    text: 'Insurance that pays if the insured person dies within a fixed number of years. It costs less than whole life insurance and builds no cash value.',
    source: NAIC,
  },
  {
    id: 'whole_life',
    title: 'Whole life insurance',
    names: 'whole life,whole life insurance',
    text: 'Insurance that lasts for life and builds a cash value. It costs more than term life insurance.',
    source: NAIC,
  },
  {
    id: 'deductible',
    title: 'Deductible',
    names: 'deductible,deductibles',
    text: 'What an insured person pays for covered costs before the insurance begins to pay.',
    source: NAIC,
  },
  {
    id: 'premium',
    title: 'Premium',
    names: 'premium,premiums,insurance premium',
    text: 'What an insurance costs, usually each month or each year.',
    source: NAIC,
  },
  {
    id: 'beneficiary',
    title: 'Beneficiary',
    names: 'beneficiary,beneficiaries',
    text: 'Who receives the money of an insurance or an account when its owner dies.',
    source: NAIC,
  },
  {
    id: 'disability_insurance',
    title: 'Disability insurance',
    names: 'disability insurance,disability cover',
    text: 'Insurance that replaces a part of the income of someone who cannot work because of an illness or an injury.',
    source: NAIC,
  },
  {
    id: 'umbrella',
    title: 'Umbrella insurance',
    names: 'umbrella insurance,umbrella policy',
    text: 'Liability insurance beyond the limits of a home or car policy.',
    source: NAIC,
  },
  {
    id: 'will',
    title: 'Will',
    names: 'last will,last will and testament',
    text: 'A document that says who gets what somebody owns after death, and who looks after minor children.',
    source: OWN_WORDS,
  },
  {
    id: 'trust',
    title: 'Trust',
    names: 'trust,living trust,revocable trust',
    text: 'An arrangement in which one person or institution holds property for the benefit of another.',
    source: CFPB,
  },
  {
    id: 'power_of_attorney',
    title: 'Power of attorney',
    names: 'power of attorney,poa',
    text: 'A document that lets another person act for somebody, for example in money matters.',
    source: CFPB,
  },
  {
    id: 'health_plans',
    title: 'HMO and PPO',
    names: 'hmo,ppo,hdhp,high deductible health plan',
    text: 'Kinds of health plans. An HMO pays for care within its network, a PPO also for some outside it, and a high-deductible plan costs less each month and more when care is needed.',
    source: OWN_WORDS,
  },
] as const satisfies readonly GlossaryEntry[];
