/** This is Markdown with headings, bullets, and paragraphs only. The figures are those of P2-2.privacy-5. */
export const PRIVACY_POLICY = `# Privacy Policy

Last updated: April 2, 2025

This text is a template. It must be reviewed by counsel before it is relied on.

Halyard ("we", "us") is a personal-finance service for individuals. This policy says what personal information we collect, why, who receives it, how long we keep it and what you can ask of us.

## 1. Who may use Halyard

- Halyard is for adults aged 18 or older in the United States only.
- We do not knowingly collect information of anyone under 18. If we learn that we hold such information, we delete it.

## 2. Information we collect

- Account information: your e-mail address and a hash of your password, if you sign up. We never store the password itself.
- Financial information that you link: names, types and balances of accounts, debts with their rates and payments, and transactions, received through our bank-link provider, Plaid.
- Financial information that you enter: manual accounts, transactions, budgets, policies, paystubs and your answers in the fact finder.
- Questionnaire answers: your onboarding answers are kept in your own browser; your goals among them are stored with your data.
- Messages to the assistant, and its replies.
- Technical information: network address, browser type, and records of requests, kept for security.

## 3. What we never do

- We read account data only and never initiate transactions. Nobody can move money with Halyard.
- We do not store bank passwords. You enter them with your bank or with Plaid, and we never see them.
- We do not sell personal information, and we do not share it for advertising on other sites.

## 4. How we use information

- To show your accounts, spending, net worth, score and plan.
- To find recurring payments and to notify you about bills, deposits and renewals.
- To write insights and to answer questions. Insights are informational only and no professional advice.
- To keep the service safe, to repair it, and to meet legal duties.

## 5. Who receives information

- Plaid, to link your accounts. Plaid's own privacy policy says how it handles your information.
- An AI provider, if the operator of this service has set one up and only after you allowed it, to understand your questions. It receives your messages to the assistant and what you asked before; we do not send it your figures, name, address, account numbers or bank credentials. What was sent for an answer can be read beside it, word for word, and you can withdraw your permission at any time.
- Companies that host the service for us, under contracts that bind them to this policy.
- Authorities, where the law requires it.
- A successor, if the service is sold or merged, under this policy and after notice to you.

## 6. Cookies and storage in your browser

- One cookie keeps you signed in, and another one remembers that you logged in with this browser before, so that nobody's wrong guesses keep you out. Scripts cannot read them, and they are sent to our site only. A third one says that you were here before, so that you are not welcomed again. A fourth one keeps the width of your window and your clock's difference from universal time, so that your figures appear sooner.
- Your browser keeps a note that you completed onboarding, your answers, and insights for 10 minutes. Balances and transactions are not kept there.
- We use no advertising cookies.

## 7. Security

- Access to your bank accounts is sealed with 256-bit encryption (AES-256-GCM). Data travel over encrypted connections.
- The service is designed for SOC 2 compliance. This statement is not an attestation by an auditor.
- No system is perfectly safe. If a breach affects your personal information, we give notice within 72 hours after we learn of it.

## 8. How long we keep information

- While you use the service, and until you ask us to delete it.
- When you delete your account, we delete your information within 30 days.
- Records that the law obliges us to keep are retained for up to 7 years, and used for nothing else.
- Copies in backups are overwritten within 90 days at the latest.

## 9. Your choices and rights

- You can disconnect a bank at any time. Our access to it ends and what came from it is removed from your screens at once.
- You can download everything we keep of you, bring it back, and delete it with a receipt at any time, under Your data. You see there what you allowed us, and can withdraw it.
- You can ask to see, correct, delete or receive a copy of your personal information, and to limit how it is used.
- You can ask what we shared and with whom. We do not treat anyone worse for asking.
- We answer privacy requests within 45 days. Where a request is complex we may extend this to 90 days in all, and we tell you so within the first 45.
- Someone you authorize in writing may ask for you. We check who is asking before we answer.
- If we decline a request, we say why, and you may appeal to us and to the attorney general of your state.

## 10. Residents of California and of other states with privacy laws

- You have the rights to know, to delete, to correct, to opt out of sale and sharing, and to limit the use of sensitive information. We neither sell nor share personal information as those laws define it.
- The categories we collect are identifiers, financial information, internet activity, and inferences drawn from them to show you a score and insights.

## 11. Where information is kept

- Information is kept in the United States. The service is not offered elsewhere.

## 12. Changes

- We may change this policy. We post the new text with its date, and give notice by e-mail or in the app before a change that matters takes effect.

## 13. Contact

- E-mail: hello@halyard.example
- Phone: +1 (302) 555-0142
- Mail: Halyard, 8 The Green, Dover, Delaware 19901
`;
