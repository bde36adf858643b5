import { useState } from 'react';
import { Button } from '@cityguide/ui';
import panel from './Panel.module.css';
import { ScrollArea } from './ScrollArea';
import styles from './Snippet.module.css';

/** The HTML that an editor pastes to get what is on the stage. */
export function Snippet({ html }: { html: string }) {
  const [copied, setCopied] = useState<{ html: string; text: string }>();

  async function copy() {
    const text = await navigator.clipboard.writeText(html).then(
      () => 'Copied',
      () => 'Not allowed to copy: select the text instead',
    );
    setCopied({ html, text });
  }

  return (
    <section className={panel.panel} aria-labelledby="snippet">
      <div className={panel.head}>
        <h2 id="snippet" className={panel.title}>
          HTML to paste
        </h2>
        <Button variant="quiet" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <ScrollArea label="HTML" className={styles.code}>
        <code className={styles.html}>{html}</code>
      </ScrollArea>
      <p role="status" className={panel.words}>
        {copied?.html === html ? copied.text : ''}
      </p>
    </section>
  );
}
