import { FIGURES } from '../legal-figures';
import type { Section } from '../legal-text';

export const CLOSING: readonly Section[] = [
  {
    number: '17',
    title: 'Electronic notices and records',
    blocks: [
      'You agree to receive notices, these terms and other records electronically, by e-mail to the address of your account or in the app. A notice counts as received when it is shown in the app, or one business day after it is sent by e-mail, unless it comes back.',
      'You need a current browser and an e-mail account to read and keep them. You may withdraw this consent by closing your account, and you may ask us for a paper copy.',
      'Notices to us go to the address in section 19.',
    ],
  },
  {
    number: '17A',
    title: 'Dormancy and escheatment',
    blocks: [
      'Your account is dormant when you have neither signed in nor answered our messages for the period that the unclaimed-property law of your state sets.',
      'Before we act on a dormant account, we make reasonable efforts to contact you by e-mail and through the other details you gave us, and tell you what to do to keep it.',
      'The service does not hold money for you. Should we nevertheless owe you a sum, such as a refund, dormant accounts and the sums in them may be escheated to the state after those efforts, as its law requires. From then on you claim the sum from that state’s unclaimed-property office.',
      'We may disconnect the linked accounts of a dormant account.',
    ],
  },
  {
    number: '17B',
    title: 'Error resolution',
    blocks: [
      `If you believe that the service shows something wrong, or that we charged you wrongly, tell us by e-mail or phone within ${FIGURES.errorReportDays} days after the error first appeared. Section 19 has our contact details.`,
      'Please say:',
      {
        list: [
          'your name and the e-mail address of your account;',
          'the account and transaction concerned, with date and amount;',
          'what you believe is wrong, and why.',
        ],
      },
      'This is what happens then:',
      {
        list: [
          `We investigate within ${FIGURES.errorInvestigationBusinessDays} business days after we hear from you.`,
          `If we need more time, we may extend this to ${FIGURES.errorInvestigationExtendedDays} days, and we tell you so.`,
          `We report the results within ${FIGURES.errorResultBusinessDays} business days after completing the investigation. We correct an error of ours promptly; if we find none, we explain why and you may ask for the documents we relied on.`,
        ],
      },
      'An error in the records of your institution can be corrected by that institution alone. Report an unauthorized transfer or a wrong charge on your bank account or card to it at once: its deadlines and your rights against it are not affected by this section.',
    ],
  },
  {
    number: '18',
    title: 'General terms',
    blocks: [
      {
        list: [
          'Survival: sections 9, 10 and 12 to 18, with 17A and 17B, survive termination.',
          'Entire agreement: these terms and the policies they name are the whole agreement between you and us about the service.',
          'Severability: if a part of these terms cannot be enforced, the other parts remain in force. Section 16 has a rule of its own.',
          'No waiver: if we do not enforce a term at once, we may still do so later.',
          'Transfer: you may not transfer this agreement. We may transfer it to a successor of the service, after notice to you.',
          'Events beyond control: neither of us is liable for a delay caused by events that could not reasonably be prevented.',
          'No third-party rights: these terms give rights to you and to us alone.',
        ],
      },
    ],
  },
  {
    number: '19',
    title: 'Changes and contact',
    blocks: [
      'We may change these terms. We post the new text with its date and give notice by e-mail or in the app at least 30 days before a change that matters takes effect. If you do not agree, you may close your account before that day; using the service after it means that you accept. A change does not apply to a dispute that had already arisen.',
      'For questions about these terms and for notices to us:',
      { contact: true },
    ],
  },
];
