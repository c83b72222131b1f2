import { brand } from '@halyard/shared-contracts/brand';
import type * as WebAuthn from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Owner } from '../account-guards';
import { siteOrigin } from '../site';
import { NOBODY } from '../tokens';
import type { IdentityWorld } from '../world';
import { storeChallenge, takeChallenge } from './challenges';
import { credentialRefs } from './passkeys';

type Registration = Parameters<typeof WebAuthn.verifyRegistrationResponse>[0]['response'];
type Authentication = Parameters<typeof WebAuthn.verifyAuthenticationResponse>[0]['response'];
type Credential = Parameters<typeof WebAuthn.verifyAuthenticationResponse>[0]['credential'];

/** The library is loaded at the first use, because it would take a third of the start time. */
const webAuthn = () => import('@simplewebauthn/server');

function party(request: FastifyRequest, { config }: IdentityWorld) {
  const origin = siteOrigin(request, config);
  return { origin, id: new URL(origin).hostname };
}

export async function registrationOptions(
  world: IdentityWorld,
  request: FastifyRequest,
  { userId, email }: Owner,
) {
  const options = await (
    await webAuthn()
  ).generateRegistrationOptions({
    rpName: brand.name,
    rpID: party(request, world).id,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    attestationType: 'none',
    excludeCredentials: await credentialRefs(world.db, userId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(world.db, userId, options.challenge, world.clock());
  return options;
}

/** Returns null for a wrong response. */
export async function registeredCredential(
  world: IdentityWorld,
  request: FastifyRequest,
  userId: string,
  response: Registration,
) {
  const { origin, id } = party(request, world);
  try {
    const { registrationInfo } = await (
      await webAuthn()
    ).verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(world.db, userId, challenge, world.clock()),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
}

export async function authenticationOptions(world: IdentityWorld, request: FastifyRequest) {
  const { email, userId } = request.person;
  const options = await (
    await webAuthn()
  ).generateAuthenticationOptions({
    rpID: party(request, world).id,
    userVerification: 'required',
    ...(email === null ? {} : { allowCredentials: await credentialRefs(world.db, userId) }),
  });
  await storeChallenge(world.db, NOBODY, options.challenge, world.clock());
  return options;
}

/** Returns null for a wrong signature. */
export async function provenSignature(
  world: IdentityWorld,
  request: FastifyRequest,
  response: Authentication,
  credential: Credential,
): Promise<WebAuthn.VerifiedAuthenticationResponse['authenticationInfo'] | null> {
  const { origin, id } = party(request, world);
  try {
    const { verified, authenticationInfo } = await (
      await webAuthn()
    ).verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(world.db, NOBODY, challenge, world.clock()),
      expectedOrigin: origin,
      expectedRPID: id,
      credential,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
}
