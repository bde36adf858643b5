import { defineWidget, enhancer, option, reactWidget, shape, type DataOf, type OptionsOf } from '../index';

const definition = defineWidget({
  name: 'listing-grid',
  title: 'Listing grid',
  help: 'Shows listings.',
  kind: 'react',
  load: 'visible',
  options: {
    subType: option.id({ help: 'Type.' }),
    limit: option.number({ default: 12, min: 1, max: 48, help: 'How many.' }),
    ordering: option.choice(['name', '-rating'], { default: 'name', help: 'Order.' }),
    search: option.flag({ help: 'Search box.' }),
    tags: option.list({ help: 'Tags.' }),
    title: option.text({ default: '', help: 'Title.' }),
    place: option.id({ required: true, help: 'Place.' }),
  },
  data: shape.object({
    results: shape.list(shape.object({ id: shape.id(), name: shape.text() })),
    count: shape.number().optional(),
  }),
  fallback: '<p>Listings</p>',
});

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles only where the type is true: the type checker is the test, the run checks the values. */
function holds<T extends true>(value: T = true as T): T {
  return value;
}

describe('the types that one definition provides', () => {
  type Values = OptionsOf<typeof definition>;
  type Data = DataOf<typeof definition>;

  it('EMBED-2.kinds gives each option the type of its kind, undefined only where it can be absent', () => {
    expect(holds<Same<Values['subType'], number | undefined>>()).toBe(true);
    expect(holds<Same<Values['limit'], number>>()).toBe(true);
    expect(holds<Same<Values['ordering'], 'name' | '-rating'>>()).toBe(true);
    expect(holds<Same<Values['search'], boolean>>()).toBe(true);
    expect(holds<Same<Values['tags'], readonly string[]>>()).toBe(true);
    expect(holds<Same<Values['title'], string>>()).toBe(true);
    expect(holds<Same<Values['place'], number>>()).toBe(true);
  });

  it('EMBED-3.one-schema gives the data the type of its shape', () => {
    expect(
      holds<
        Same<Data, { results: { id: number; name: string }[]; count?: number | undefined } | undefined>
      >(),
    ).toBe(true);
  });

  it('keeps the definition as plain data that survives JSON', () => {
    expect(JSON.parse(JSON.stringify(definition))).toMatchObject({
      name: 'listing-grid',
      options: {
        limit: { kind: 'number', default: 12, min: 1, max: 48 },
        place: { kind: 'id', required: true },
      },
    });
  });

  it('combines a definition with a component or an enhancement', () => {
    const widget = reactWidget(
      definition,
      ({ options, data }) => `${options.limit} ${data?.results.length ?? 0}`,
    );
    expect(widget).toMatchObject({ kind: 'react', definition });
    const enhance = () => ({ add: () => undefined, remove: () => undefined, stop: () => undefined });
    expect(enhancer(definition, enhance)).toEqual({ kind: 'enhancer', definition, enhance });
  });
});
