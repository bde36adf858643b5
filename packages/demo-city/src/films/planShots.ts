import { createRandom } from '../random';

/** Part of a picture, as fractions of its width and height; it has the picture's own aspect ratio. */
export interface CameraView {
  left: number;
  top: number;
  size: number;
}

interface Shot {
  from: CameraView;
  to: CameraView;
}

const SHOT_SECONDS = 4;
/** The closest zoom: the smallest part of the picture that fills the film. */
const MIN_VIEW_SIZE = 0.55;

/** The camera's path over a picture: slow moves of four seconds with cuts between them, identical for the same key. */
export function planShots(key: string, seconds: number): (second: number) => CameraView {
  const random = createRandom(`film ${key}`);
  const chooseView = (): CameraView => {
    const size = random.between(MIN_VIEW_SIZE, 0.9);
    return { size, left: random.between(0, 1 - size), top: random.between(0, 1 - size) };
  };
  const whole: CameraView = { left: 0, top: 0, size: 1 };
  const count = Math.max(1, Math.ceil(seconds / SHOT_SECONDS));
  const shots = Array.from({ length: count }, (_, index): Shot => {
    const near = chooseView();
    if (index === 0) return { from: whole, to: near };
    return index === count - 1 ? { from: near, to: whole } : { from: near, to: chooseView() };
  });

  return (second) => {
    const index = Math.min(count - 1, Math.floor(second / SHOT_SECONDS));
    const { from, to } = shots[index] ?? { from: whole, to: whole };
    const part = Math.min(1, second / SHOT_SECONDS - index);
    const eased = part * part * (3 - 2 * part);
    const mix = (a: number, b: number) => a + (b - a) * eased;
    return { left: mix(from.left, to.left), top: mix(from.top, to.top), size: mix(from.size, to.size) };
  };
}
