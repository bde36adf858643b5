import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'name', label: 'A–Z' },
  { id: '-rating', label: 'RATING' },
  { id: 'recent', label: 'MOST RECENT' },
];

function Sorting() {
  const [selected, setSelected] = useState('name');
  return <Tabs label="Sort by" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

const selectedTab = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  it('have one tab stop, the selected one', async () => {
    render(<Sorting />);
    await userEvent.tab();
    expect(selectedTab()).toHaveFocus();
    expect(selectedTab()).toHaveTextContent('A–Z');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('move and select by arrows, round the ends, and by Home and End', async () => {
    render(<Sorting />);
    await userEvent.tab();
    const seen: (string | null)[] = [];
    for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
      await userEvent.keyboard(key);
      expect(selectedTab()).toHaveFocus();
      seen.push(selectedTab().textContent);
    }
    expect(seen).toEqual(['RATING', 'MOST RECENT', 'A–Z', 'MOST RECENT', 'A–Z']);
  });

  it('are selected by a press', async () => {
    render(<Sorting />);
    await userEvent.click(screen.getByRole('tab', { name: 'RATING' }));
    expect(selectedTab()).toHaveTextContent('RATING');
  });
});
