import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'liquidjs';

type Parsed = Template[] | Promise<Template[]>;

/** Parsed templates by name, as Liquid asks for them, forgotten all together when a file below `folder` has changed. */
export function createTemplateCache(folder: string) {
  const parsed = new Map<string, Parsed>();
  let known = '';
  return {
    read: (name: string) => parsed.get(name),
    write: (name: string, templates: Parsed) => void parsed.set(name, templates),
    remove: (name: string) => void parsed.delete(name),
    /** Looks at the files: some 70 of them, in about a millisecond. Parsing one page's takes a hundred times that. */
    forgetChanged() {
      const found = describeFiles(folder);
      if (found !== known) parsed.clear();
      known = found;
    },
  };
}

/** Which files there are and when each was written: a part that is replaced for one brand is a new file. */
function describeFiles(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`).join('\n');
}
