interface MemberNames {
  first_name?: string | null;
  last_name?: string | null;
  full_name?: string | null;
  email: string;
}

/** First and last name if there are any, else the full name, else the email; '' if there is none. */
export function formatMemberName({ first_name, last_name, full_name, email }: MemberNames): string {
  const names = [`${first_name ?? ''} ${last_name ?? ''}`, full_name ?? '', email];
  return names.map((name) => name.trim().replace(/\s+/g, ' ')).find(Boolean) ?? '';
}
