import { cents } from '../../money';
import { decodeChanges, decodeScenarioAnswer, decodeScenarios, encodeScenario } from './scenario';

const changes = {
  extra: cents(200_00),
  retirementAge: 62,
  homePrice: cents(400_000_00),
  homeDown: cents(80_000_00),
  homeRate: 6.5,
  homeYears: 30,
  rent: cents(1_900_00),
  child: null,
  monthsWithoutIncome: null,
  marketFall: 30,
};

// Covers P3-C3-4.
describe('a saved scenario', () => {
  const wire = encodeScenario('A home', changes);

  it('is sent in dollars, and null where nothing changes', () => {
    expect(wire).toMatchObject({ name: 'A home', extra: 200, home_price: 400_000, child: null });
  });

  it('stays the same when it is sent and received', () => {
    expect(decodeChanges(wire)).toEqual(changes);
    const received = { id: 'one', ...wire };
    const scenario = { id: 'one', name: 'A home', changes };
    expect(decodeScenarioAnswer({ scenario: received })).toEqual(scenario);
    expect(decodeScenarios({ scenarios: [received] })).toEqual([scenario]);
  });

  it.each([{}, { scenarios: [{ ...wire, id: 'one', extra: 'much' }] }])(
    'is refused as %j',
    (raw) => {
      expect(() => decodeScenarios(raw)).toThrow();
    },
  );
});
