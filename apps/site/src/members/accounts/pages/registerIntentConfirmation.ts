import type { FastifyInstance } from 'fastify';
import { groupByIntentAction, profilesRoutes } from '@cityguide/api/contract';
import { ownPathOr } from '@cityguide/site-config';
import type { PostLoginTarget } from '../createIntentVerifier';
import { CONFIRM_INTENT_PATH, createConfirmIntentPath } from '../createConfirmIntentPath';
import { performIntent, type IntentQuery } from '../../profiles/performIntent';
import { savedTables } from '../../saved/savedTables';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountMessages } from './accountMessages';
import { redirectAfterForm } from '../../../pages/forms/redirectAfterForm';
import { sendForm } from './sendForm';
import { readText } from '../../../pages/forms/readText';

const messages = accountMessages.intent;

interface IntentConfirmationRoute {
  Querystring: Record<string, unknown>;
}

/** `/save/?action=…&id=…`: asks a member to confirm the intent of a link on another site or in a mail (DOOR-9). */
export function registerIntentConfirmation(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { database, saved, sessions } = services;
  const { publicPrefix } = services.settings;
  const path = publicPrefix + CONFIRM_INTENT_PATH;
  const createPath = ({ intent, next }: PostLoginTarget) =>
    createConfirmIntentPath(intent, next, publicPrefix);

  app.get<IntentConfirmationRoute>(path, async ({ query }, reply) => {
    const target = readIntentQuery(query);
    const title = await describeIntent(target.intent);
    if (title === undefined) return redirectAfterForm(reply, target.next);
    return sendForm(context, reply, {
      form: createConfirmationForm({ title, action: createPath(target), next: target.next }),
      isPrivate: true,
    });
  });

  app.post<IntentConfirmationRoute>(path, async (request, reply) => {
    const { intent, next } = readIntentQuery(request.query);
    const member = await sessions.findMember(request);
    if (!member) return redirectAfterForm(reply, paths.loginTo(createPath({ intent, next })));
    await performIntent({ profileId: member.profileId, intent, saved, log: request.log });
    return redirectAfterForm(reply, next);
  });

  /** The question as text; undefined if there is nothing to confirm. */
  async function describeIntent(intent: IntentQuery): Promise<string | undefined> {
    const { post_authenticate_action: action, object_id: id, rating } = intent;
    if (action === undefined || id === undefined || (action === 'rate' && rating === undefined)) return;
    const object = await database.query
      .selectFrom(savedTables[groupByIntentAction[action]].objects)
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!object) return;
    if (action === 'rate') return messages.rate(object.name, rating ?? 0);
    return action === 'add-todo' ? messages.todo(object.name) : messages.save(object.name);
  }
}

/** Reads the intent from this page's parameters; invalid values are ignored. */
function readIntentQuery(query: Record<string, unknown>): PostLoginTarget {
  const intent = profilesRoutes.logIn.query.parse({
    post_authenticate_action: query.action,
    object_id: query.id,
    rating: query.rating,
  });
  return { next: ownPathOr(readText(query, 'next'), '/'), intent };
}

function createConfirmationForm({
  title,
  action,
  next,
}: Record<'title' | 'action' | 'next', string>): AccountForm {
  return {
    action,
    title,
    intro: messages.intro,
    submit: messages.submit,
    fields: [],
    links: [{ words: messages.decline, href: next }],
  };
}
