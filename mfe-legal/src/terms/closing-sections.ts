import type { Section } from '../legal-text';

export const CLOSING: readonly Section[] = [
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
