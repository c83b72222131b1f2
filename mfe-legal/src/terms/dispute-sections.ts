import type { Section } from '../legal-text';

export const DISPUTES: readonly Section[] = [
  {
    number: '15',
    title: 'Governing law',
    blocks: [
      'The laws of the State of Delaware govern these terms, without regard to its rules on the conflict of laws. The Federal Arbitration Act governs section 16. You keep the protection of mandatory consumer law of the state you live in.',
    ],
  },
  {
    number: '16',
    title: 'Disputes and arbitration',
    blocks: [
      'Please write to us first. Most matters can be settled that way, and you and we agree to try for 30 days from the first message before either begins a proceeding. Deadlines for bringing a claim do not run during that time.',
      {
        strong:
          'Any dispute between you and us about these terms or the service that is not settled is decided by mandatory, binding, individual arbitration and not by a court. You and we waive the right to a trial by jury.',
      },
      {
        list: [
          'The arbitration is administered by a consumer arbitration body that is recognized throughout the United States, under its rules for consumer disputes and its fee schedule. If you and we cannot agree on the body, a court appoints one as the Federal Arbitration Act provides.',
          'One neutral arbitrator decides. The arbitrator may award you whatever a court could under these terms, to you alone, and gives the reasons in writing.',
          'Hearings take place in Kent County, Delaware. Where the body’s rules provide for it, they take place on documents, by phone or by video instead.',
          'We pay the fees that the body’s rules place on a business. You pay no more than those rules place on a consumer.',
          'A claim that the body’s rules leave to a small-claims court may be brought there, for yourself alone.',
          'Either of us may ask a court in Delaware for an injunction to protect data or intellectual property until the arbitrator has decided.',
        ],
      },
      {
        strong:
          'Class-action waiver: you and we may bring claims only individually, and not as a plaintiff or member of a class in any class, collective, consolidated or representative proceeding. The arbitrator may not join the claims of several people.',
      },
      'If the class-action waiver cannot be enforced for a claim, that claim alone goes to a court in Delaware after all others have been arbitrated. If another part of this section cannot be enforced, the rest of it stands.',
    ],
  },
];
