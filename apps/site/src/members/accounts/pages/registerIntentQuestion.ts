import type { FastifyInstance } from 'fastify';
import { intentGroups, profilesRoutes } from '@cityguide/api/contract';
import { ownPathOr } from '@cityguide/site-config';
import type { LogInGoal } from '../createIntents';
import { INTENT_QUESTION, intentQuestionPath } from '../intentQuestionPath';
import { carryOutIntent, type IntentQuery } from '../../profiles/carryOutIntent';
import { savedTables } from '../../saved/savedTables';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountWords } from './accountWords';
import { leadOn } from '../../../pages/forms/leadOn';
import { sendForm } from './sendForm';
import { readText } from '../../../pages/forms/readText';

const words = accountWords.intent;

interface QuestionRoute {
  Querystring: Record<string, unknown>;
}

/** `/save/?action=…&id=…`: asks a member whether they want what a link of another site, or a mail, says they want (DOOR-9). */
export function registerIntentQuestion(app: FastifyInstance, context: AccountPageContext): void {
  const { paths, services } = context;
  const { database, saved, sessions } = services;

  app.get<QuestionRoute>(INTENT_QUESTION, async ({ query }, reply) => {
    const goal = readQuestion(query);
    const title = await describeIntent(goal.intent);
    if (title === undefined) return leadOn(reply, goal.next);
    return sendForm(context, reply, { form: createQuestion(title, goal), isPrivate: true });
  });

  app.post<QuestionRoute>(INTENT_QUESTION, async (request, reply) => {
    const { intent, next } = readQuestion(request.query);
    const member = await sessions.findMember(request);
    if (!member) return leadOn(reply, paths.loginTo(intentQuestionPath(intent, next)));
    await carryOutIntent({ profileId: member.profileId, intent, saved, log: request.log });
    return leadOn(reply, next);
  });

  /** The question in words; undefined where there is nothing to ask. */
  async function describeIntent(intent: IntentQuery): Promise<string | undefined> {
    const { post_authenticate_action: action, object_id: id, rating } = intent;
    if (action === undefined || id === undefined || (action === 'rate' && rating === undefined)) return;
    const object = await database.query
      .selectFrom(savedTables[intentGroups[action]].objects)
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!object) return;
    if (action === 'rate') return words.rate(object.name, rating ?? 0);
    return action === 'add-todo' ? words.todo(object.name) : words.save(object.name);
  }
}

/** A wish in the page's own names; nonsense is passed over. */
function readQuestion(query: Record<string, unknown>): LogInGoal {
  const intent = profilesRoutes.logIn.query.parse({
    post_authenticate_action: query.action,
    object_id: query.id,
    rating: query.rating,
  });
  return { next: ownPathOr(readText(query, 'next'), '/'), intent };
}

function createQuestion(title: string, { intent, next }: LogInGoal): AccountForm {
  return {
    action: intentQuestionPath(intent, next),
    title,
    intro: words.intro,
    submit: words.submit,
    fields: [],
    links: [{ words: words.decline, href: next }],
  };
}
