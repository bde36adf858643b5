import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../numbers/median.mjs';

const LIMIT_MS = 30_000;
/** The time that a hand needs from moving to pressing. */
const HOVER_MS = 30;
const AFTER_MS = 400;

/**
 * Runs an action, repeated as often as it says.
 * @param {import('../suites/Candidate.mjs').Action} action
 * @returns {Promise<Record<string, number>>} medians: `login.done`, `login.paint`, `login.mutations`
 */
export async function runAction(action, probed) {
  const { name, repeat = 1, after } = action;
  const times = [];
  for (let turn = 0; turn < repeat; turn += 1) times.push(await runOnce(action, { turn, ...probed }));
  if (after) await probed.evaluate(after);
  await pause(AFTER_MS);
  return Object.fromEntries(
    Object.keys(times[0]).map((key) => [`${name}.${key}`, median(times.map((time) => time[key]))]),
  );
}

async function runOnce({ name, click, done, marks = {}, isEarly }, { turn, cdp, evaluate, whenReported }) {
  const position = await evaluate(locate(click(turn), isEarly ? 0 : 250));
  await press(cdp, 'mouseMoved', position);
  if (!isEarly) await pause(HOVER_MS);
  const tests = Object.entries(marks).map(([mark, test]) => `${mark}: () => ${test}`);
  await evaluate(`bench.watch(() => ${done(turn)}, { ${tests.join(', ')} })`);
  const finished = whenReported('action', LIMIT_MS);
  // Awaited below; without this an error of the press would leave its rejection unhandled.
  finished.catch(() => undefined);
  for (const type of ['mousePressed', 'mouseReleased']) await press(cdp, type, position);
  await finished;
  const { start, done: doneMs, paint, marked, mutations, wasDone } = await evaluate('bench.action');
  if (wasDone) throw new Error(`The action "${name}" was done before the click.`);
  const moments = Object.entries(marked).map(([mark, moment]) => [mark, moment - start]);
  return { ...Object.fromEntries(moments), done: doneMs - start, paint: paint - start, mutations };
}

const press = (cdp, type, position) =>
  cdp.send('Input.dispatchMouseEvent', {
    type,
    ...position,
    ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
  });

/** An expression for the middle of an element, scrolled into view. */
function locate(selector, settleMs) {
  const found = `document.querySelector(${JSON.stringify(selector)})`;
  return `(async () => {
    const element = ${found};
    if (!element) throw new Error('Nothing to click: ' + ${JSON.stringify(selector)});
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (${settleMs}) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, ${settleMs})));
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`;
}
