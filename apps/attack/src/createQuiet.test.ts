import { createQuiet } from './createQuiet';

it('DOOR-12 measures time while nothing else goes on', async () => {
  const { beside, alone } = createQuiet();
  const order: string[] = [];
  const gates: Record<string, () => void> = {};
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise<void>((resolve) => (gates[name] = resolve));
    order.push(`${name} ends`);
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  const all = [beside(work('one')), beside(work('two')), alone(work('clock'))];
  await turn();
  all.push(beside(work('three')));
  await turn();
  expect(order).toEqual(['one begins', 'two begins']);
  gates.one?.();
  gates.two?.();
  await turn();
  await turn();
  expect(order.slice(4)).toEqual(['clock begins']);
  gates.clock?.();
  await turn();
  await turn();
  expect(order.slice(5)).toEqual(['clock ends', 'three begins']);
  gates.three?.();
  await Promise.all(all);
});
