import { allSent, goalsToSend, withSentGoals } from './goals-to-send';

const answers = JSON.stringify({ q1: 'A jar', q7_1: 'Trip', q7_5: 'Home' });

// Covers P3-B5-9.
describe('goals among the answers of the onboarding', () => {
  it('have to be sent until they were sent', () => {
    const goals = goalsToSend({ answers, sent: null });
    expect(goals).toContainEqual({ key: 'q7_1', text: 'Trip', before: null });
    expect(allSent(goals)).toBe(false);
    const stored = withSentGoals({ answers, sent: null }, goals);
    expect(stored && allSent(goalsToSend(stored))).toBe(true);
  });

  it('have to be sent again after a change, with the text that was sent last', () => {
    const goals = goalsToSend({ answers, sent: '{"q7_1":"Boat","q7_5":"Home"}' });
    expect(goals).toContainEqual({ key: 'q7_1', text: 'Trip', before: 'Boat' });
    expect(allSent(goals)).toBe(false);
  });

  it('get the texts of the goals, and the other answers stay', () => {
    const stored = withSentGoals({ answers, sent: null }, [{ key: 'q7_1', text: 'Trip · $5.00' }]);
    expect(JSON.parse(stored!.answers)).toEqual({
      q1: 'A jar',
      q7_1: 'Trip · $5.00',
      q7_5: 'Home',
    });
    expect(withSentGoals({ answers: null, sent: null }, [])).toBeNull();
  });

  it.each(['', 'null', '[1]', '{"q7_1":5}', '{'])('are unsent if the browser stores %j', (sent) => {
    expect(goalsToSend({ answers, sent })[0]).toEqual({ key: 'q7_1', text: 'Trip', before: null });
  });
});
