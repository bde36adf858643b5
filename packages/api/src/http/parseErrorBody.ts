import { isRecord } from '../reading/values';

interface ErrorBody {
  fields: Record<string, string[]>;
  detail?: string;
}

function parseMessages(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((message): message is string => typeof message === 'string' && message !== '');
}

/** Parses the body of an error response: field messages and `detail`. Everything else, HTML above all, is dropped. */
export function parseErrorBody(body: unknown): ErrorBody {
  if (Array.isArray(body)) {
    const messages = parseMessages(body);
    return { fields: messages.length > 0 ? { non_field_errors: messages } : {} };
  }
  if (!isRecord(body)) return { fields: {} };

  const { detail, ...rest } = body;
  const fields = Object.entries(rest)
    .map(([field, value]) => [field, parseMessages(value)] as const)
    .filter(([, messages]) => messages.length > 0);
  return { fields: Object.fromEntries(fields), detail: typeof detail === 'string' ? detail : undefined };
}
