import { changeOption } from './changeOption';
import { getOptionTexts } from './getOptionTexts';

const scenario = {
  name: 'Bakeries',
  options: { subType: 13, tags: ['bread', 'cake'], search: true, title: undefined },
};

describe('getOptionTexts', () => {
  it('writes the values of a scenario as attributes', () => {
    expect(getOptionTexts(scenario)).toEqual({ subType: '13', tags: 'bread,cake', search: 'true' });
  });

  it('lets the controls override the scenario', () => {
    expect(getOptionTexts(scenario, { search: 'false', limit: '4' })).toMatchObject({
      search: 'false',
      limit: '4',
    });
  });
});

describe('changeOption', () => {
  const limit = { name: 'limit', defaultText: '12' };
  const subType = { name: 'subType', defaultText: '' };

  it('keeps what differs from the default', () => {
    expect(changeOption({}, { scenario, control: limit, text: '24' })).toEqual({ limit: '24' });
  });

  it('drops a change that was reverted', () => {
    expect(changeOption({ limit: '24' }, { scenario, control: limit, text: '12' })).toEqual({});
    expect(changeOption({ subType: '14' }, { scenario, control: subType, text: '13' })).toEqual({});
  });

  it('keeps an option of the scenario that was emptied', () => {
    expect(changeOption({ limit: '24' }, { scenario, control: subType, text: '' })).toEqual({
      limit: '24',
      subType: '',
    });
  });
});
