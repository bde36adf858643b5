import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { PageContext } from '../../../pages/PageContext';
import type { AccountForm } from './AccountForm';
import { toFormErrors, toFormErrorsOfSchema } from './toFormErrors';
import { sendForm } from './sendForm';

interface HandleFormOptions<Body extends z.ZodType> {
  request: FastifyRequest;
  reply: FastifyReply;
  form: AccountForm;
  /** The schema of the API's contract. */
  body: Body;
  /** Performs the action and responds; an HttpError that it throws is shown in the form. */
  onValid(input: z.output<Body>): Promise<FastifyReply>;
}

/** Handles a submitted form: responds with the result of `onValid`, or with the form again and its errors. */
export async function handleForm<Body extends z.ZodType>(
  context: PageContext,
  { request, reply, form, body, onValid }: HandleFormOptions<Body>,
): Promise<FastifyReply> {
  const submittedValues = request.body;
  const parsed = body.safeParse(submittedValues ?? {});
  if (!parsed.success) {
    return sendForm(context, reply, {
      form,
      submittedValues,
      errors: toFormErrorsOfSchema(parsed.error, form.fields),
    });
  }
  try {
    return await onValid(parsed.data);
  } catch (error) {
    return sendForm(context, reply, { form, submittedValues, errors: toFormErrors(error, form.fields) });
  }
}
