interface Named {
  first_name?: string | null;
  last_name?: string | null;
  full_name?: string | null;
  email: string;
}

/** First and last name as far as there are any, else the whole name, else the address; '' where nothing is known. */
export function findMemberName({ first_name, last_name, full_name, email }: Named): string {
  const names = [`${first_name ?? ''} ${last_name ?? ''}`, full_name ?? '', email];
  return names.map((name) => name.trim().replace(/\s+/g, ' ')).find(Boolean) ?? '';
}
