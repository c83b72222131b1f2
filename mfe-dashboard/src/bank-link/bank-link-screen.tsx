export function BankLinkScreen() {
  return null;
}
