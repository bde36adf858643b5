import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');

export interface WorkspaceCopy {
  dir: string;
  /** Gives a new widget's folder the packages of a widget with the same dependencies, as an install would. */
  linkPackages(widget: string, like: string): void;
  remove(): void;
}

/**
 * A separate workspace in a temporary folder: scripts and settings are copies that may be changed, packages link to the
 * real ones. Nothing is installed.
 */
export function copyWorkspace(): WorkspaceCopy {
  const dir = mkdtempSync(path.join(tmpdir(), 'cityguide-workspace-'));
  const copy = (file: string) => cpSync(path.join(root, file), path.join(dir, file), { recursive: true });
  const link = (from: string, to = from) => {
    mkdirSync(path.dirname(path.join(dir, to)), { recursive: true });
    symlinkSync(path.join(root, from), path.join(dir, to), 'dir');
  };
  for (const file of ['package.json', '.prettierrc.json', 'scripts', 'configs/budgets.json', 'README.md'])
    copy(file);
  for (const app of ['sandbox', 'site']) copy(`apps/${app}/package.json`);
  for (const folder of ['node_modules', 'packages/widget-kit', 'configs/tooling', 'configs/sites'])
    link(folder);
  for (const widget of readdirSync(path.join(root, 'packages/widgets'))) {
    if (existsSync(path.join(root, 'packages/widgets', widget, 'package.json')))
      link(`packages/widgets/${widget}`);
  }
  return {
    dir,
    linkPackages: (widget, like) =>
      link(`packages/widgets/${like}/node_modules`, `packages/widgets/${widget}/node_modules`),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
