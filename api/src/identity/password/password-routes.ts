import {
  passwordStrengthInputSchema,
  passwordStrengthSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { App } from '../../platform/valibot';
import { passwordStrength } from './password-strength';

const typed = { rateLimit: { max: 120, timeWindow: '1 minute' } };

export function passwordRoutes(app: App): void {
  app.post(
    PATHS.auth.passwordStrength,
    {
      schema: { body: passwordStrengthInputSchema, response: { 200: passwordStrengthSchema } },
      config: typed,
    },
    ({ body, person }) => passwordStrength(body.password, body.email || (person.email ?? '')),
  );
}
