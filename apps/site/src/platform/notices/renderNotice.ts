import { escapeHtml } from '@cityguide/site-config/formats';

export interface Notice {
  /** Of the style sheet's address. */
  publicPrefix: string;
  title: string;
  text: string;
  form?: {
    action: string;
    fields: readonly { name: string; label?: string; type: string; value?: string; autocomplete?: string }[];
    submit: string;
  };
  link?: { href: string; text: string };
}

/** A small page with one message or question; standalone, without templates that could be broken. */
export function renderNotice({ publicPrefix, title, text, form, link }: Notice): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${publicPrefix}/notice.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form ? renderForm(form) : ''}${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''}
</main>
</body>
</html>
`;
}

function renderForm({ action, fields, submit }: NonNullable<Notice['form']>): string {
  const inputs = fields.map(({ name, label, type, value, autocomplete }) => {
    const attributes = Object.entries({ id: name, name, type, value, autocomplete })
      .filter(([, text]) => text !== undefined)
      .map(([key, text]) => ` ${key}="${escapeHtml(String(text))}"`)
      .join('');
    const input = `<input${attributes}${type === 'hidden' ? '' : ' required maxlength="255"'}>`;
    return label ? `<p><label for="${escapeHtml(name)}">${escapeHtml(label)}</label>${input}</p>` : input;
  });
  return `<form method="post" action="${escapeHtml(action)}">
${inputs.join('\n')}
<button type="submit">${escapeHtml(submit)}</button>
</form>
`;
}
