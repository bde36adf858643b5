import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { mountInPage } from '../testing/mountInPage';
import { translatePage } from '../testing/translatePage';

/** Text nodes that appear, disappear, change and precede others: everything that React does with them. */
function Panel() {
  const [step, setStep] = useState(0);
  return (
    <section>
      <h2>
        {step > 0 && 'Loaded'} {step} of {3}
      </h2>
      {step % 2 === 0 ? 'Nothing more' : null}
      <ul>
        {Array.from({ length: step }, (_, index) => (
          <li key={index}>Place {index}</li>
        ))}
        {step < 2 ? 'and more' : <b>all shown</b>}
      </ul>
      <button onClick={() => setStep(step + 1)}>{step === 1 ? 'Load last' : 'Load more'}</button>
    </section>
  );
}

const press = async (step: number) => {
  screen.getByRole('button').click();
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(step));
};

describe('a widget whose nodes are moved by other code', () => {
  const onWindowError = jest.fn();
  const onConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onWarning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => {
    onWarning.mockClear();
    onWindowError.mockClear();
    onConsole.mockClear();
    window.addEventListener('error', onWindowError);
  });
  afterEach(() => window.removeEventListener('error', onWindowError));

  it.each(['wrap', 'replace'] as const)(
    'O-EMB-02 goes on working when translators %s its texts',
    async (way) => {
      const { element, onFail } = mountInPage(Panel);
      const button = await screen.findByRole('button');
      for (const step of [1, 2, 3]) {
        translatePage(element, way);
        await press(step);
      }
      expect(screen.getByRole('button')).toBe(button);
      expect(onFail).not.toHaveBeenCalled();
      expect(onWindowError).not.toHaveBeenCalled();
      expect(onConsole).not.toHaveBeenCalled();
    },
  );

  it('O-EMB-02 shows the new text where the translator had thrown the text away', async () => {
    const { element } = mountInPage(Panel);
    await screen.findByRole('button');
    translatePage(element, 'replace');
    await press(1);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(/Loaded.*1/));
    expect(element).not.toHaveTextContent('Nothing more');
  });

  it('O-EMB-02 leaves the browser and the page as they were', async () => {
    const native = [Node.prototype.removeChild, Node.prototype.insertBefore];
    const { element } = mountInPage(Panel);
    await screen.findByRole('button');
    const outside = screen.getByText('Below');
    translatePage(document.body, 'wrap');
    await press(1);
    expect([Node.prototype.removeChild, Node.prototype.insertBefore]).toEqual(native);
    expect(Object.hasOwn(outside, 'removeChild')).toBe(false);
    expect(Object.hasOwn(element, 'removeChild')).toBe(false);
  });

  /** Removes a whole element instead of moving text, as an extension does. */
  const mangle = () => screen.getByRole('list').remove();
  function Vanishing() {
    const [isShown, setShown] = useState(true);
    return (
      <section>
        <button onClick={() => setShown(!isShown)}>Switch</button>
        {isShown && <ul>List</ul>}
      </section>
    );
  }

  it('O-EMB-02 is restarted in its mount point when React cannot continue', async () => {
    const { onFail, onReady, element } = mountInPage(Vanishing);
    const button = await screen.findByRole('button');
    mangle();
    button.click();
    await waitFor(() => expect(screen.getByRole('button')).not.toBe(button));
    expect(screen.getByRole('list')).toBeInTheDocument();
    expect(element.querySelectorAll('[data-cg-scope]')).toHaveLength(1);
    expect(onFail).not.toHaveBeenCalled();
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(onWarning.mock.calls).toEqual([[expect.stringMatching(/"probe".*started afresh/)]]);
    expect(onWindowError).not.toHaveBeenCalled();
  });

  it('O-EMB-02 is replaced by the CMS content when it happens again at once', async () => {
    const { onFail, element } = mountInPage(Vanishing);
    const button = await screen.findByRole('button');
    mangle();
    button.click();
    await waitFor(() => expect(screen.getByRole('button')).not.toBe(button));
    mangle();
    screen.getByRole('button').click();
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    expect(element).toHaveTextContent('From the CMS');
  });
});
