import { setTimeout as pause } from 'node:timers/promises';
import { isBoolean, isNumber, isObjectWith, isRecordOf } from '@cityguide/tooling/json';
import { median } from '../numbers/median.mjs';

/** @import { CDPSession } from 'playwright-core' */
/** @import { Action } from '../suites/Candidate.mjs' */
/** @import { ProbedPage } from './openProbedPage.mjs' */

const LIMIT_MS = 30_000;
/** How a hand comes to a control before it presses: from so far away, in so many moves, with a pause after each. */
const APPROACH = { fromPx: 240, moves: 10, pauseMs: 30 };
const AFTER_MS = 400;

const isPosition = isObjectWith({ x: isNumber, y: isNumber });
const isFinishedAction = isObjectWith({
  start: isNumber,
  done: isNumber,
  paint: isNumber,
  marked: isRecordOf(isNumber),
  mutations: isNumber,
  wasDone: isBoolean,
});

/**
 * Runs an action, repeated as often as it says.
 * @param {Action} action
 * @param {ProbedPage} probed
 * @returns {Promise<Record<string, number | undefined>>} medians: `login.done`, `login.paint`, `login.mutations`
 */
export async function runAction(action, probed) {
  const { name, repeat = 1, after } = action;
  /** @type {Record<string, number>[]} */
  const times = [];
  for (let turn = 0; turn < repeat; turn += 1) times.push(await runOnce(action, { turn, ...probed }));
  if (after) await probed.run(after);
  await pause(AFTER_MS);
  return Object.fromEntries(
    Object.keys(times[0] ?? {}).map((key) => [`${name}.${key}`, median(times.map((time) => time[key]))]),
  );
}

/**
 * @param {Action} action
 * @param {ProbedPage & { turn: number }} probed
 */
async function runOnce(
  { name, click, done, marks = {}, isEarly = false },
  { turn, cdp, evaluate, run, whenReported },
) {
  const position = await evaluate(locate(click(turn), isEarly ? 0 : 250), isPosition);
  if (isEarly) await press(cdp, 'mouseMoved', position);
  else await approach(cdp, position);
  const tests = Object.entries(marks).map(([mark, test]) => `${mark}: () => ${test}`);
  await run(`bench.watch(() => ${done(turn)}, { ${tests.join(', ')} })`);
  const finished = whenReported('action', LIMIT_MS);
  // Awaited below; without this an error of the press would leave its rejection unhandled.
  finished.catch(() => undefined);
  await press(cdp, 'mousePressed', position);
  await press(cdp, 'mouseReleased', position);
  await finished;
  const recorded = await evaluate('bench.action', isFinishedAction);
  const { start, done: doneMs, paint, marked, mutations, wasDone } = recorded;
  if (wasDone) throw new Error(`The action "${name}" was done before the click.`);
  const moments = Object.entries(marked).map(([mark, moment]) => [mark, moment - start]);
  return { ...Object.fromEntries(moments), done: doneMs - start, paint: paint - start, mutations };
}

/**
 * Moves the pointer to a position as a person does, in 300 ms; the same for every candidate.
 * @param {CDPSession} cdp
 * @param {{ x: number, y: number }} position
 */
async function approach(cdp, { x, y }) {
  const { fromPx, moves, pauseMs } = APPROACH;
  for (let move = 1; move <= moves; move += 1) {
    const left = (fromPx * (moves - move)) / moves;
    await press(cdp, 'mouseMoved', { x: Math.max(1, x - left), y });
    await pause(pauseMs);
  }
}

/**
 * @param {CDPSession} cdp
 * @param {'mouseMoved' | 'mousePressed' | 'mouseReleased'} type
 * @param {{ x: number, y: number }} position
 */
const press = (cdp, type, position) =>
  cdp.send('Input.dispatchMouseEvent', {
    type,
    ...position,
    ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
  });

/**
 * An expression for the middle of an element, scrolled into view.
 * @param {string} selector
 * @param {number} settleMs
 */
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
