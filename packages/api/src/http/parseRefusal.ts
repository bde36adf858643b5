import { isRecord } from '../reading/values';

interface Refusal {
  fields: Record<string, string[]>;
  detail?: string;
}

function parseMessages(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((message): message is string => typeof message === 'string' && message !== '');
}

/** Reads the body of an error answer: field messages and `detail`. Whatever else it holds, HTML above all, is dropped. */
export function parseRefusal(body: unknown): Refusal {
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
