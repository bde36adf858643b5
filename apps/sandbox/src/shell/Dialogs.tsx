import { Button } from '@cityguide/ui';
import { type DialogName, dialogs } from '../stage/StageMessage';
import panel from './Panel.module.css';

const LABELS: Record<DialogName, string> = { login: 'Log in', signUp: 'Sign up', reset: 'Reset password' };

/** Opens the dialogs that every page has. */
export function Dialogs({ onOpen }: { onOpen(dialog: DialogName): void }) {
  return (
    <section className={panel.panel} aria-labelledby="dialogs">
      <div className={panel.head}>
        <h2 id="dialogs" className={panel.title}>
          Open a dialog
        </h2>
      </div>
      <div className={panel.row}>
        {dialogs.map((dialog) => (
          <Button key={dialog} variant="secondary" onClick={() => onOpen(dialog)}>
            {LABELS[dialog]}
          </Button>
        ))}
      </div>
    </section>
  );
}
