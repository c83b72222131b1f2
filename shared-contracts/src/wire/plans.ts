export {
  type Assumptions,
  assumptionsSchema,
  decodeAssumptions,
  NO_ASSUMPTIONS,
} from './user/assumptions';
export {
  decodeChanges,
  decodeScenarioAnswer,
  decodeScenarios,
  encodeScenario,
  type Scenario,
  scenarioAnswerSchema,
  type ScenarioInput,
  scenarioInputSchema,
  scenarioPatchSchema,
  scenariosAnswerSchema,
} from './user/scenario';
export { decodePlan, type PlanAnswer, planAnswerSchema } from './user/plan';
