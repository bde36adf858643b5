import { createTimingLock } from './createTimingLock';

it('DOOR-12 measures time while nothing else runs', async () => {
  const { beside, alone } = createTimingLock();
  const order: string[] = [];
  const gates: Record<string, () => void> = {};
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise<void>((resolve) => (gates[name] = resolve));
    order.push(`${name} ends`);
  };
  const nextTick = () => new Promise((resolve) => setImmediate(resolve));

  const all = [beside(work('one')), beside(work('two')), alone(work('clock'))];
  await nextTick();
  all.push(beside(work('three')));
  await nextTick();
  expect(order).toEqual(['one begins', 'two begins']);
  gates.one?.();
  gates.two?.();
  await nextTick();
  await nextTick();
  expect(order.slice(4)).toEqual(['clock begins']);
  gates.clock?.();
  await nextTick();
  await nextTick();
  expect(order.slice(5)).toEqual(['clock ends', 'three begins']);
  gates.three?.();
  await Promise.all(all);
});
