import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { PageContext } from '../../../pages/PageContext';
import type { AccountForm } from './AccountForm';
import { readFaults, readSchemaFaults } from './readFaults';
import { sendForm } from './sendForm';

interface SentForm<Body extends z.ZodType> {
  request: FastifyRequest;
  reply: FastifyReply;
  form: AccountForm;
  /** What the API's contract makes of it. */
  body: Body;
  /** Does what was asked for, and answers; a refusal it throws is told at the form. */
  act(input: z.output<Body>): Promise<FastifyReply>;
}

/** Answers a form that was sent: with what `act` answers, or with the form again and what was wrong. */
export async function answerForm<Body extends z.ZodType>(
  context: PageContext,
  { request, reply, form, body, act }: SentForm<Body>,
): Promise<FastifyReply> {
  const typed = request.body;
  const parsed = body.safeParse(typed ?? {});
  if (!parsed.success) {
    return sendForm(context, reply, { form, typed, faults: readSchemaFaults(parsed.error, form.fields) });
  }
  try {
    return await act(parsed.data);
  } catch (error) {
    return sendForm(context, reply, { form, typed, faults: readFaults(error, form.fields) });
  }
}
