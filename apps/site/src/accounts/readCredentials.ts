import { profilesRoutes } from '@cityguide/api/contract';
import { ownPathOr } from '@cityguide/site-config';
import type { FormFault } from './formFaults';

const { body: credentialsSchema, query: intentSchema } = profilesRoutes.logIn;

/** What an account form sends: credentials, where to go afterwards, and what the visitor was about to do. */
export function readCredentials(form: unknown) {
  const fields = typeof form === 'object' && form !== null ? form : {};
  const credentials = credentialsSchema.safeParse(fields);
  const next = ownPathOr('next' in fields ? fields.next : undefined, '/');
  const fault: FormFault | undefined = credentials.success ? undefined : findFault(credentials.error.issues);
  return { credentials: credentials.data, intent: intentSchema.parse(fields), next, fault };
}

function findFault(issues: readonly { path: PropertyKey[] }[]): FormFault {
  return issues.some((issue) => issue.path[0] === 'email') ? 'email' : 'credentials';
}
