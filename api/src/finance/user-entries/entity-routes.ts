import { doneSchema } from '@halyard/shared-contracts/wire';
import type { Deps } from '../../deps';
import type { Entity } from '../../entity/entity';
import type { App, Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { attemptOf } from '../once/attempt';
import { addEntity, changeEntity, listEntities, removeEntity } from './entity-store';

function listRoute(app: App, { db }: Deps, entity: Entity): void {
  const { path, list } = entity;
  if (!list) return;
  app.get(path, { schema: { response: { 200: list.answer } } }, async ({ person }) => ({
    [list.key]: await listEntities(db, person.userId, entity),
  }));
}

function changeRoute(app: App, { db, clock }: Deps, entity: Entity): void {
  const { path, name, patch, answer } = entity;
  if (!patch) return;
  app.patch(
    `${path}/:id`,
    { schema: { params: byId, body: patch, response: { 200: answer } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { params, body } = request;
      return { [name]: await changeEntity(db, userId, entity, params.id, body, clock()) };
    },
  );
}

/** Serves the routes that follow from the declaration of an entity. */
export const entityRoutes =
  (entity: Entity): Routes =>
  (app, deps) => {
    const { path, name, input, answer } = entity;
    const { db, clock } = deps;
    listRoute(app, deps, entity);
    changeRoute(app, deps, entity);

    app.post(
      path,
      { schema: { body: input, response: { 201: answer } } },
      async (request, reply) => {
        const { userId } = await request.ensurePerson(reply);
        const added = await addEntity(
          db,
          userId,
          entity,
          request.body,
          attemptOf(request, clock()),
        );
        reply.code(201);
        return { [name]: added };
      },
    );

    app.delete(
      `${path}/:id`,
      { schema: { params: byId, response: { 200: doneSchema } } },
      async (request, reply) => {
        const { userId } = await request.ensurePerson(reply);
        await removeEntity(db, userId, entity, request.params.id, clock());
        return { success: true as const };
      },
    );
  };
