import { IRS_PAY } from '../terms/sources';
import { type Faq, TAXED } from './faq';
import { STANDARD_DEDUCTION } from './legal-figures';
import { CARE_CREDIT, CHILD_CREDIT } from './legal-ages';

export const TAX_RETURNS_FAQ: readonly Faq[] = [
  {
    title: 'Filing status',
    examples: [
      'do i file as single after my husband died',
      'what is head of household',
      'what filing status should i use',
    ],
    needs: [
      'file as single,file single,filing status,head of household,file as a widow,qualifying surviving spouse',
    ],
    may: 'do i as single after my husband wife spouse died passed year last what should use for taxes if divorced separated kids married now or jointly head household',
    never: 'how much',
    isSure: true,
    text: 'For the year of a spouse’s death a joint return is still possible, and with a dependent child the better rates go on for two more years. After that, and after a divorce, the status is single, or head of household for somebody unmarried who pays more than half of the home of a dependent. The status on the last day of the year counts.',
    source: IRS_PAY,
  },
  {
    title: 'How much the standard deduction is',
    examples: [
      'what is the standard deduction for a married couple filing jointly this year',
      'how much is the standard deduction',
      'standard deduction for a single person in 2026',
      'what is the standard deduction for seniors over 65',
    ],
    needs: [
      'standard deduction',
      'is a standard deduction,is the standard deduction,standard deduction mean,how much,amount,married,single,couple,jointly,separately,head of household,widow,seniors,senior,over 65,65,2026',
    ],
    may: 'what whats does mean is the for a an in of this year filing file couples person over older than age 65 2026 taxes tax federal do i get my and if i am household return joint',
    never: 'itemize,itemizing,mortgage interest,did i,last year,next year,2025,2027',
    isSure: true,
    text: 'The standard deduction lowers the taxable income without any receipts, and its amount depends on the filing status and on age.',
    source: IRS_PAY,
    figures: [STANDARD_DEDUCTION],
  },
  {
    title: 'Records for taxes',
    examples: [
      'do i need to save receipts for taxes',
      'how long should i keep tax records',
      'what receipts should i keep',
    ],
    needs: [
      'receipts,tax records,tax returns,tax documents,old taxes,records',
      'save,keep,need,throw,store,shred',
      'tax,taxes,should,how long',
    ],
    may: 'do i to for my how long should what away can old work business gig self employed',
    never: 'in the app,attach,upload,how much',
    isSure: true,
    text: 'What is deducted has to be shown by receipts or other records, and miles by a log. Records are usually kept for three years after filing, longer for a home or investments, and seven years for a loss. A photo of a receipt is enough.',
    source: IRS_PAY,
  },
  {
    title: 'Credits for families and workers',
    examples: [
      'is the child tax credit refundable',
      'how does the child tax credit work',
      'do i get a tax credit for a new baby',
      'what is the earned income credit',
    ],
    needs: [
      'child tax credit,child credit,tax credit,earned income credit,eitc,earned income tax credit,credit for a new baby',
    ],
    may: 'is the refundable how does work do i get a for new baby child children kids kid what who gets qualify income having of per number and when did',
    never:
      'next year,2027,2028,go up,deduction,qualify for,difference,daycare,day care,care credit',
    isSure: true,
    text: 'The child tax credit lowers the tax for each young child who lives with the taxpayer and has a Social Security number, and a part of it is paid out even if it is more than the tax. It shrinks with a high income. The earned income credit helps workers with a low income, most of all those with children, and is paid out in full. Both are claimed on the return.',
    source: IRS_PAY,
    figures: [CHILD_CREDIT],
  },
  {
    title: 'Filing a tax return',
    examples: [
      'when are taxes due',
      'do i have to file taxes if im retired',
      'when is tax day',
      'can i get an extension on my taxes',
      'should we file jointly or separately',
    ],
    needs: [
      'taxes due,file taxes,file my taxes,file a tax return,tax day,tax return due,extension,file jointly,filing jointly,married filing,file a return,tax deadline,filing taxes',
    ],
    may: 'when if im retired married or separately on social security only year tax taxes should my need have must income get a next late separate joint happens dont low better',
    never: 'quarterly,spent,property',
    isSure: true,
    text: 'Federal returns are due on April 15, or on the next business day. An extension gives until October to file, but not to pay. Who has to file depends on income, age, and filing status, and filing can pay even without that duty if tax was withheld. For most couples a joint return costs less than two separate ones.',
    source: IRS_PAY,
  },
  {
    title: 'Child care and taxes',
    examples: [
      'can i deduct daycare on my taxes',
      'is daycare tax deductible',
      'what is the child and dependent care credit',
      'what is a dependent care fsa',
    ],
    needs: [
      'daycare,day care,childcare,child care,preschool,nanny,babysitter,dependent care,summer camp,after school care',
      `${TAXED},fsa,credit,write off,claim`,
    ],
    may: 'can on my is what how does work account credit claim for kids costs child get deduction worth it or both better dependent',
    never: 'card,spent,did i',
    isSure: true,
    text: 'The cost of care for a young child, so that the parents can work, can count for the child and dependent care credit, which lowers the tax itself. A dependent care account at work pays such costs from wages before tax. The same dollar cannot be used for both.',
    source: IRS_PAY,
    figures: [CARE_CREDIT],
  },
  {
    title: 'Student loan and mortgage interest on a return',
    examples: [
      'can i deduct my mortgage interest',
      'is student loan interest tax deductible',
      'are property taxes deductible',
      'should i itemize or take the standard deduction',
    ],
    needs: [
      'mortgage interest,student loan interest,property tax,property taxes,itemize,itemizing,standard deduction,donations,charity,charitable,medical bills,medical expenses',
      'deduct,deductible,deduction,write off,claim,itemize,itemizing,standard,or',
    ],
    may: 'tax taxes can on my is are still or take the standard to from should what home',
    never:
      'how much did,spent,next year,2027,is a standard,is the standard,whats a standard,whats the standard',
    isSure: true,
    text: 'Mortgage interest, property and state taxes up to a limit, gifts to charity, and large medical costs lower the tax only for those who itemize, which pays when they come to more than the standard deduction. Student loan interest up to a yearly limit is deducted without itemizing, below an income limit.',
    source: IRS_PAY,
    also: ['How much tax will I pay?'],
  },
];
