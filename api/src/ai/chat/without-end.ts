export function withoutEnd(question: string): string {
  let end = question.length;
  while (end > 0 && '?!. '.includes(question.charAt(end - 1))) end -= 1;
  return question.slice(0, end);
}
