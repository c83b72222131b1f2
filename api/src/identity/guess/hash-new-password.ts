import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../limits/network-of';
import { hashPassword } from '../password/passwords';
import { hashLine } from './hash-line';

export function hashNewPassword(request: FastifyRequest, password: string): Promise<string> {
  const { email, userId } = request.person;
  const isKnown = email !== null;
  const place = { isKnown, source: isKnown ? userId : networkOf(request.ip) };
  return hashLine.run(place, () => hashPassword(password));
}
