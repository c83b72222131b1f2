import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint16 = (value: number) => uint32(value).subarray(2);
/** Returns a CBOR byte string of 24 to 65,535 bytes. */
const cborBytes = (bytes: Buffer) =>
  bytes.length < 256
    ? Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
    : Buffer.concat([Buffer.from([0x59]), uint16(bytes.length), bytes]);
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** A dishonest page or authenticator sends these values instead. */
interface Deviation {
  readonly origin?: string;
  readonly verified?: boolean;
  readonly counter?: number;
}

export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const client = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: deviation.origin ?? origin }));
  const data = (
    flags: number,
    { verified = true, counter = 1 }: Deviation,
    more = Buffer.alloc(0),
  ) =>
    Buffer.concat([
      sha256(new URL(origin).hostname),
      Buffer.from([flags | USER_PRESENT | (verified ? USER_VERIFIED : 0)]),
      uint32(counter),
      more,
    ]);
  const coseKey = Buffer.concat([
    // The COSE key is {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}.
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };
  return {
    id: common.id,
    register(challenge: string, deviation: Deviation = {}) {
      const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data(HAS_CREDENTIAL, deviation, credential)),
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: client('webauthn.create', challenge, deviation).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    signIn(challenge: string, userId: string, deviation: Deviation = {}) {
      const clientData = client('webauthn.get', challenge, deviation);
      const authenticatorData = data(0, { counter: 2, ...deviation });
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: Buffer.from(userId).toString('base64url'),
        },
      };
    },
  };
}
